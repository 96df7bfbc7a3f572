import { LOCALES } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { CONTENT } from '../paths.ts';
import { listPictures } from './body-figures.ts';
import { readPostFile } from './front-matter.ts';
import { readLeaders } from './leaders.ts';
import { readSource } from './read-source.ts';
import { readHeads } from './release.ts';

/**
 * Pictures of content/media/media.json that albums name and no other content does. They stand in a grid or fill a dialog, so
 * that fewer widths of them are encoded.
 */
export function listAlbumPictures(content: string = CONTENT): ReadonlySet<string> {
  const others = new Set<unknown>([...PAGES.map(({ visual }) => visual), ...readLeaders().map(({ image }) => image)]);
  const albums = new Set<string>();
  for (const { key } of readHeads(content)) {
    for (const locale of LOCALES) {
      const { fields, body, mobile = '' } = readPostFile(readSource(`${content}/posts/${key}/${locale}.md`));
      for (const name of listPictures(`${body}\n${mobile}`)) others.add(name);
      const { image, gallery = [] } = fields;
      const names = [image, ...(gallery as { image?: unknown }[]).map((picture) => picture.image)];
      if (key.startsWith('images/')) for (const name of names) albums.add(String(name));
      else for (const name of names) others.add(name);
    }
  }
  return new Set([...albums].filter((name) => !others.has(name)));
}
