import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';
import type { BuildRecord, PageRecord } from './incremental/build-record.ts';
import { linkFile } from './incremental/link-file.ts';
import type { Pictures } from './media.ts';
import { selectNamedFiles } from './named-media.ts';
import { CACHE, EARLIER, SITE } from './paths.ts';

export interface FilesToCopy {
  pictures: Pictures;
  fonts: Fonts;
  films: Films;
  data: ReadonlyMap<string, string>;
  pages: Readonly<Record<string, PageRecord>>;
  earlier: BuildRecord;
}

/** Puts the posts' documents, fonts, films and the pictures that the site names where the server and the worker look for them. */
export function copyFiles({ pictures, fonts, films, data, pages, earlier }: FilesToCopy): void {
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
  const shown = Object.values(pages).flatMap(({ facts }) => facts.pictures);
  // Encoded files never change what they hold.
  for (const { url, path } of selectNamedFiles(pictures.jobs, SITE, shown))
    if (!linkFile(path, inSite(url))) throw new Error(`${url} is named and was not encoded: ${path} is missing`);
}
