import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';
import type { Media } from './media.ts';
import { selectNamedFiles } from './named-media.ts';
import { CACHE, SITE } from './paths.ts';

/** Copies the posts' documents, fonts, films and the pictures that the site names to where the server and the worker look for them. */
export function copyFiles(media: Media, fonts: Fonts, films: Films): void {
  const inSite = (url: string) => {
    mkdirSync(dirname(`${SITE}${url}`), { recursive: true });
    return `${SITE}${url}`;
  };
  cpSync(`${CACHE}/posts`, `${SITE}/data`, { recursive: true });
  for (const { url, bytes } of [...fonts.files, ...films.files]) writeFileSync(inSite(url), bytes);
  for (const { url, path } of selectNamedFiles(media.files, SITE)) copyFileSync(path, inSite(url));
}
