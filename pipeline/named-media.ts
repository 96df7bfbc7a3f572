import { readdirSync, readFileSync } from 'node:fs';
import type { EncodedFile } from './media.ts';

/** What an address of a picture is known by. */
export const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * The files of pictures that the built site names in a document, a script or data. Others are encoded too, those of a post that
 * is shown later for instance, and are not published.
 * @param inDocuments What the documents name; they are not read again.
 */
export function selectNamedFiles(files: readonly EncodedFile[], site: string, inDocuments: Iterable<string>): EncodedFile[] {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|json)$/.test(name));
  const named = new Set(inDocuments);
  for (const name of texts) for (const uuid of readFileSync(`${site}/${name}`, 'utf8').match(UUID) ?? []) named.add(uuid);
  return files.filter(({ url }) => url.match(UUID)?.some((uuid) => named.has(uuid)));
}
