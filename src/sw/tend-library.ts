import { isDocument, savedKey } from '#core/offline/library.ts';
import {
  type FromLibrary,
  LIBRARY_CHANNEL,
  type SavedItem,
  type SaveOutcome,
  type Saving,
  type ToLibrary,
} from '#core/offline/messages.ts';
import { saveFiles } from './save-files.ts';
import { changeRecords, dropUnused, readRecords, type SavedRecord, savedKeys } from './saved-files.ts';

type Save = Extract<ToLibrary, { type: 'SAVE' }>;

/** What is being saved or waits for its turn; in the worker's memory, so that a worker that was ended knows of none. */
const jobs = new Map<string, Saving & { controller: AbortController; isBegun: boolean }>();
let turn: Promise<unknown> = Promise.resolve();
/** Tabs are told of progress no oftener than this, in milliseconds. */
const PACE = 150;

/** The offline library's side in the worker: saves one thing after another, removes, lists, and tells every tab. */
export async function tendLibrary(message: ToLibrary): Promise<void> {
  if (message.type === 'SAVE') return enqueue(message);
  if (message.type === 'CANCEL_SAVE') cancel(message.id);
  if (message.type === 'REMOVE_SAVED') await remove(message.ids);
  await report();
}

function cancel(id: string): void {
  const job = jobs.get(id);
  job?.controller.abort();
  // What has not begun leaves nothing behind.
  if (job && !job.isBegun) jobs.delete(id);
}

async function enqueue(request: Save): Promise<void> {
  const { id, title } = request.item;
  if (jobs.has(id)) return;
  const total = request.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  jobs.set(id, { id, title, done: 0, total, controller: new AbortController(), isBegun: false });
  const job = turn.then(() => save(request));
  turn = job.catch(() => jobs.delete(id));
  await report();
  await turn;
}

async function save({ item, files }: Save): Promise<void> {
  const job = jobs.get(item.id);
  if (!job) return;
  job.isBegun = true;
  const before = (await readRecords()).find(({ id }) => id === item.id);
  // What an earlier save holds stays until this one is whole.
  const keys = new Set(files.map(([url]) => savedKey(url)));
  const withOld = () => [...new Set([...(before?.keys ?? []), ...keys])];
  const put = (record: SavedRecord) => changeRecords((all) => [...all.filter(({ id }) => id !== item.id), record]);
  let outcome: SaveOutcome = 'saved';
  let hasNewPages = false;
  try {
    const record = { ...item, bytes: job.total, savedAt: Date.now(), whole: false };
    await put(before?.whole ? { ...before, keys: withOld() } : { ...record, keys: withOld() });
    await saveFiles(files, {
      signal: job.controller.signal,
      came: (bytes) => {
        job.done = Math.min(job.total, job.done + bytes);
        reportSoon();
      },
      beginPages: () => {
        hasNewPages = true;
      },
      found: async (key) => {
        keys.add(key);
        await changeRecords((all) => all.map((one) => (one.id === item.id ? { ...one, keys: withOld() } : one)));
      },
    });
    job.controller.signal.throwIfAborted();
    await put({ ...record, savedAt: Date.now(), whole: true, keys: [...keys] });
  } catch (error) {
    outcome = job.controller.signal.aborted ? 'cancelled' : (error as Error).name === 'QuotaExceededError' ? 'full' : 'failed';
    // What broke off can go on later; what was called off or found no room leaves nothing behind but what was there before.
    if (!before?.whole) await (outcome === 'failed' ? undefined : forget([item.id]));
    else if (!hasNewPages) await put(before).catch(() => undefined);
  }
  jobs.delete(item.id);
  await dropUnused().catch(() => undefined);
  tell({ type: 'ENDED', id: item.id, title: item.title, outcome });
  await report();
}

async function remove(ids: readonly string[]): Promise<void> {
  for (const id of ids) cancel(id);
  await forget(ids);
}

/** Files first: a full storage has no room even for the shorter record, and a line without its files shows as such. */
async function forget(ids: readonly string[]): Promise<void> {
  await dropUnused(ids);
  await changeRecords((all) => all.filter(({ id }) => !ids.includes(id))).catch(() => undefined);
}

let isDue = false;

function reportSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    tell({ type: 'SAVING', saving: underWay() });
  }, PACE);
}

const underWay = () => [...jobs.values()].map(({ id, title, done, total }): Saving => ({ id, title, done, total }));

async function report(): Promise<void> {
  const held = await savedKeys().catch(() => new Set<string>());
  const saved = (await readRecords().catch(() => []))
    .filter(({ id, whole }) => whole || !jobs.has(id))
    .map(({ keys, whole, ...item }): SavedItem => {
      const isWhole = keys.every((key) => held.has(key));
      return { ...item, state: !whole ? 'partial' : isWhole || jobs.has(item.id) ? 'whole' : 'evicted' };
    });
  tell({ type: 'LIBRARY', saved, saving: underWay() });
}

function tell(message: FromLibrary): void {
  const channel = new BroadcastChannel(LIBRARY_CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Pages that were saved, for those who ask what can be read. */
export async function savedPages(): Promise<string[]> {
  return [...(await savedKeys())].filter(isDocument);
}
