import { CACHES } from './cache-names.ts';
import { store, storedAtOf } from './stored-responses.ts';

const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;

/** Stores a brochure, and deletes those that were stored longest ago until the rest keeps to the limits. */
export async function storeBrochure(pathname: string, response: Response): Promise<void> {
  const file = await response.blob();
  if (file.size > MAX_BYTES) return;
  await store(CACHES.brochures, pathname, new Response(file, { headers: response.headers }), false);
  const cache = await caches.open(CACHES.brochures);
  const stored = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const copy = await cache.match(url, { ignoreVary: true });
      return { url, storedAt: storedAtOf(copy), bytes: (await copy?.blob())?.size ?? 0 };
    }),
  );
  let [files, bytes] = [0, 0];
  for (const one of stored.sort((a, b) => b.storedAt - a.storedAt)) {
    files += 1;
    bytes += one.bytes;
    if (files > MAX_FILES || bytes > MAX_BYTES) await cache.delete(one.url, { ignoreVary: true });
  }
}
