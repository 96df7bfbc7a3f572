import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';
import type { BuildRecord, PageRecord } from './incremental/build-record.ts';
import { linkFile } from './incremental/link-file.ts';
import type { Media } from './media.ts';
import { selectNamedFiles } from './named-media.ts';
import { CACHE, EARLIER, SITE } from './paths.ts';
import type { PreparedContent } from './prepare-content.ts';

export interface FilesToCopy {
  media: Media;
  fonts: Fonts;
  films: Films;
  data: PreparedContent['data'];
  pages: Readonly<Record<string, PageRecord>>;
  earlier: BuildRecord;
}

/** Puts the posts' documents, fonts, films and the pictures that the site names where the server and the worker look for them. */
export function copyFiles({ media, fonts, films, data, pages, earlier }: FilesToCopy): void {
  const inSite = (url: string) => {
    mkdirSync(dirname(`${SITE}${url}`), { recursive: true });
    return `${SITE}${url}`;
  };
  for (const [name, digest] of data) {
    const url = `/data/${name}`;
    const isKept = earlier.compressed[url]?.startsWith(`${digest} `) && linkFile(`${EARLIER}/site${url}`, SITE + url);
    if (!isKept) copyFileSync(`${CACHE}/posts/${name}`, inSite(url));
  }
  for (const { url, bytes } of [...fonts.files, ...films.files]) writeFileSync(inSite(url), bytes);
  const pictures = Object.values(pages).flatMap(({ facts }) => facts.pictures);
  // Encoded files never change what they hold.
  for (const { url, path } of selectNamedFiles(media.files, SITE, pictures))
    if (!linkFile(path, inSite(url))) throw new Error(`${url} is named and was not encoded: ${path} is missing`);
}
