import type { LibraryItem } from '#core/offline/library.ts';
import { CACHES } from './caches.ts';

/** A line of the record of saved things, which lies in the same cache as their files. */
export interface SavedRecord extends Omit<LibraryItem, 'files'> {
  bytes: number;
  savedAt: number;
  /** False while it is being saved, and after saving broke off. */
  whole: boolean;
  /** The addresses its files answer under; things may share files. */
  keys: readonly string[];
}

const RECORD = '/saved.json';

/** What was saved on purpose answers where nothing newer is held. */
export async function findSaved(key: string | Request): Promise<Response | undefined> {
  return (await caches.open(CACHES.saved)).match(typeof key === 'string' ? key : key.url, { ignoreVary: true });
}

export async function readRecords(): Promise<SavedRecord[]> {
  const copy = await findSaved(RECORD);
  return copy ? ((await copy.json().catch(() => [])) as SavedRecord[]) : [];
}

let turn: Promise<unknown> = Promise.resolve();

/** Changes the record; one change after another, since each reads what the one before wrote. */
export function changeRecords(change: (records: SavedRecord[]) => SavedRecord[]): Promise<void> {
  const next = turn.then(async () => {
    const records = change(await readRecords());
    await (await caches.open(CACHES.saved)).put(RECORD, Response.json(records));
  });
  turn = next.catch(() => undefined);
  return next;
}

/** Addresses of all that is held. */
export async function savedKeys(): Promise<Set<string>> {
  const requests = await (await caches.open(CACHES.saved)).keys();
  return new Set(requests.map(({ url }) => url.slice(new URL(url).origin.length)));
}

/** Drops files that nothing saved names, but for what is `leaving`: a shared one goes with the last that has it. */
export async function dropUnused(leaving: readonly string[] = []): Promise<void> {
  const staying = (await readRecords()).filter(({ id }) => !leaving.includes(id));
  const used = new Set([RECORD, ...staying.flatMap(({ keys }) => keys)]);
  const cache = await caches.open(CACHES.saved);
  for (const key of await savedKeys()) if (!used.has(key)) await cache.delete(key);
}
