import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostSet } from './content/posts.ts';
import type { Fonts } from './fonts.ts';
import type { Media } from './media.ts';
import { CONTENT, DIST, SITE } from './paths.ts';

/** Puts pictures, fonts and the posts' documents where the server and the worker look for them. */
export function placeFiles(media: Media, fonts: Fonts, sets: readonly PostSet[]): void {
  const place = (url: string) => {
    mkdirSync(dirname(`${SITE}${url}`), { recursive: true });
    return `${SITE}${url}`;
  };
  copyFileSync(`${CONTENT}/redirects.json`, `${DIST}/redirects.json`);
  for (const { url, path } of media.files) copyFileSync(path, place(url));
  for (const { url, bytes } of fonts.files) writeFileSync(place(url), bytes);
  for (const { type, locale, posts, index } of sets) {
    writeFileSync(place(`/data/${type}.${locale}.json`), JSON.stringify(index));
    for (const post of posts) writeFileSync(place(`/data/${type}/${post.id}.${locale}.json`), JSON.stringify(post));
  }
}
