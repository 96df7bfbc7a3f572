import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SITE } from '../paths.ts';
import type { PageFacts } from '../prerender/make-document.ts';
import type { Films } from './films.ts';
import type { Fonts } from './fonts.ts';
import type { EncodedFile, Pictures } from './pictures.ts';

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

/** What an address of a picture is known by; it begins an address's part or a text. Looking for what is before it takes a fifth of the time. */
const UUID = /[/"'`][\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The pictures that a document, a script or data names. */
export function listUuids(text: string): string[] {
  return Array.from(text.match(UUID) ?? [], (found) => found.slice(1));
}

/**
 * The files of pictures that the built site names in a document, a script or data. Others are encoded too, those of a post that
 * is shown later for instance, and are not published.
 * @param inDocuments What the documents name; they are not read again.
 */
export function selectNamedFiles(files: readonly EncodedFile[], site: string, inDocuments: Iterable<string>): EncodedFile[] {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|json)$/.test(name));
  const named = new Set(inDocuments);
  for (const name of texts) for (const uuid of listUuids(readFileSync(`${site}/${name}`, 'utf8'))) named.add(uuid);
  return files.filter(({ url }) => listUuids(url).some((uuid) => named.has(uuid)));
}
