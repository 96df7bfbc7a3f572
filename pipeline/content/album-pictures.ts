import { LOCALES } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { CONTENT } from '../paths.ts';
import { listPictures } from './body-figures.ts';
import { type ParsedFiles, parseFile } from './front-matter.ts';
import { readLeaders } from './leaders.ts';
import { type PostHead, readHeads } from './release.ts';

/**
 * Pictures of content/media/media.json that albums name and no other content does. They stand in a grid or fill a dialog, so
 * that fewer widths of them are encoded.
 * @param parsed Files of posts that have been read in this process.
 */
export function listAlbumPictures(
  content: string = CONTENT,
  heads: readonly PostHead[] = readHeads(content),
  parsed: ParsedFiles = new Map(),
): ReadonlySet<string> {
  const others = new Set<unknown>([...PAGES.map(({ visual }) => visual), ...readLeaders().map(({ image }) => image)]);
  const albums = new Set<string>();
  for (const { key } of heads) {
    for (const locale of LOCALES) {
      const { fields, body, mobile = '' } = parseFile(`${content}/posts/${key}/${locale}.md`, parsed);
      for (const name of listPictures(`${body}\n${mobile}`)) others.add(name);
      const { image, gallery = [] } = fields;
      const names = [image, ...(gallery as { image?: unknown }[]).map((picture) => picture.image)];
      if (key.startsWith('images/')) for (const name of names) albums.add(String(name));
      else for (const name of names) others.add(name);
    }
  }
  return new Set([...albums].filter((name) => !others.has(name)));
}
