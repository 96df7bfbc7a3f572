import type { LibraryItem } from '#core/build/library.ts';
import { CACHES } from '../caches/cache-names.ts';

/** An entry of the record of saved items. The record is stored in the same cache as their files. */
export interface SavedRecord extends Omit<LibraryItem, 'files'> {
  bytes: number;
  savedAt: number;
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

/** Deletes files that no item needs, the items in `except` aside: a shared file goes with the last item that has it. */
export async function deleteUnusedFiles(except: readonly string[] = []): Promise<void> {
  const remaining = (await readRecords()).filter(({ id }) => !except.includes(id));
  const used = new Set([RECORD, ...remaining.flatMap(({ keys }) => keys)]);
  const cache = await caches.open(CACHES.saved);
  for (const key of await savedKeys()) if (!used.has(key)) await cache.delete(key, { ignoreVary: true });
}
