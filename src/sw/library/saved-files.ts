import type { SavedItem } from '#core/offline/messages.ts';
import { CACHES } from '../caches/stored-responses.ts';

/** An entry of the record of saved items. The record is stored in the same cache as their files. */
export interface SavedRecord extends Omit<SavedItem, 'state'> {
  /** False while it is being saved, and after saving was interrupted. */
  whole: boolean;
  /** The addresses that its files answer; items may share files. */
  keys: readonly string[];
}

const RECORD = '/saved.json';

/** A file of the offline library. */
export async function findSaved(key: string | Request): Promise<Response | undefined> {
  return (await caches.open(CACHES.saved)).match(typeof key === 'string' ? key : key.url, { ignoreVary: true });
}

export async function readRecords(): Promise<SavedRecord[]> {
  const copy = await findSaved(RECORD);
  return copy ? ((await copy.json().catch(() => [])) as SavedRecord[]) : [];
}

let pendingChange: Promise<unknown> = Promise.resolve();

/** Changes the record. One change runs after another, since each reads what the one before wrote. */
export function changeRecords(change: (records: SavedRecord[]) => SavedRecord[]): Promise<void> {
  const next = pendingChange.then(async () => {
    const records = change(await readRecords());
    await (await caches.open(CACHES.saved)).put(RECORD, Response.json(records));
  });
  pendingChange = next.catch(() => undefined);
  return next;
}

/** Addresses of all stored files. */
export async function savedKeys(): Promise<Set<string>> {
  const requests = await (await caches.open(CACHES.saved)).keys();
  return new Set(requests.map(({ url }) => url.slice(new URL(url).origin.length)));
}

/**
 * Deletes files that no item needs: a shared file goes with the last item that has it.
 * @param alsoUsed Addresses of what is being saved.
 * @param except Items that are being removed.
 */
export async function deleteUnusedFiles(alsoUsed: readonly string[], except: readonly string[] = []): Promise<void> {
  const remaining = (await readRecords()).filter(({ id }) => !except.includes(id));
  const used = new Set([RECORD, ...alsoUsed, ...remaining.flatMap(({ keys }) => keys)]);
  const cache = await caches.open(CACHES.saved);
  for (const key of await savedKeys()) if (!used.has(key)) await cache.delete(key, { ignoreVary: true });
}
