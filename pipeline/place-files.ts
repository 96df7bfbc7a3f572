import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';
import type { Media } from './media.ts';
import { CACHE, SITE } from './paths.ts';

/** Puts pictures, films, fonts and the posts' documents where the server and the worker look for them. */
export function placeFiles(media: Media, fonts: Fonts, films: Films): void {
  const place = (url: string) => {
    mkdirSync(dirname(`${SITE}${url}`), { recursive: true });
    return `${SITE}${url}`;
  };
  for (const { url, path } of media.files) copyFileSync(path, place(url));
  for (const { url, bytes } of [...fonts.files, ...films.files]) writeFileSync(place(url), bytes);
  cpSync(`${CACHE}/posts`, `${SITE}/data`, { recursive: true });
}
