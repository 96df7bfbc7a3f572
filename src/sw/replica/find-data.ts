import { CACHES } from '../caches/cache-names.ts';
import { find } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { findSaved } from '../library/saved-files.ts';

/** Data that was stored by a visit or a prefetch, or saved in the offline library; or else the offline kit's. */
export async function findData(key: string): Promise<Response | undefined> {
  return (await find(CACHES.data, key)) ?? (await findSaved(key)) ?? findInKit(key);
}
