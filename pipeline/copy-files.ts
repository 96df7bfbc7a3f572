import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';
import type { Pictures } from './media.ts';
import { selectNamedFiles } from './named-media.ts';
import { SITE } from './paths.ts';
import type { PageFacts } from './prerender/page-facts.ts';

/** Puts fonts, films and the pictures that the site names where the server and the worker look for them. */
export function copyFiles(pictures: Pictures, fonts: Fonts, films: Films, pages: Readonly<Record<string, PageFacts>>): void {
  const inSite = (url: string) => {
    mkdirSync(dirname(`${SITE}${url}`), { recursive: true });
    return `${SITE}${url}`;
  };
  for (const { url, bytes } of [...fonts.files, ...films.files]) writeFileSync(inSite(url), bytes);
  const shown = Object.values(pages).flatMap((facts) => facts.pictures);
  for (const { url, path } of selectNamedFiles(pictures.jobs, SITE, shown)) copyFileSync(path, inSite(url));
}
