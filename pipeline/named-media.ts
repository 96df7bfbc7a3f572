import { readdirSync, readFileSync } from 'node:fs';
import type { EncodedFile } from './media.ts';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * The files of pictures that the built site names in a document, a script or data. Others are encoded too, those of a post that
 * is shown later for instance, and are not published.
 */
export function selectNamedFiles(files: readonly EncodedFile[], site: string): EncodedFile[] {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:html|js|json)$/.test(name));
  const named = new Set(texts.flatMap((name) => readFileSync(`${site}/${name}`, 'utf8').match(UUID) ?? []));
  return files.filter(({ url }) => url.match(UUID)?.some((uuid) => named.has(uuid)));
}
