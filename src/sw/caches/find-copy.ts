import { findInKit } from '../kit/find-in-kit.ts';
import { type CACHES, find, storedAtOf } from './stored-responses.ts';

/**
 * The newest copy of a document or of data on this device: of a visit or the offline kit. Of equally old copies the
 * visit's is given.
 * @param cache Where copies of visits are stored.
 */
export async function findCopy(cache: typeof CACHES.pages | typeof CACHES.data, key: string): Promise<Response | undefined> {
  const copies = await Promise.all([find(cache, key), findInKit(key)]);
  return copies.reduce((newest, copy) => (copy && (!newest || storedAtOf(copy) > storedAtOf(newest)) ? copy : newest), undefined);
}
