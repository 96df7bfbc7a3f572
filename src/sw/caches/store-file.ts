import { CACHES } from './cache-names.ts';
import { fetchOnce } from './fetch-once.ts';
import { isStorable } from './storable.ts';

/** Stores a script, style sheet or picture, unless it is stored already. Resolves with whether it is stored then. */
export async function storeFile(path: string): Promise<boolean> {
  if (await caches.match(path, { ignoreVary: true })) return true;
  const response = await fetchOnce(path, '*/*');
  if (!isStorable(response, path)) return false;
  const cache = await caches.open(path.startsWith('/assets/') ? CACHES.assets : CACHES.images);
  await cache.put(path, response);
  return true;
}
