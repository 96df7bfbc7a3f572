import { getSavedCacheKey } from '#core/build/library.ts';
import { LIBRARY_CHANNEL, type LibraryMessage, type LibraryReport, type SaveOutcome, type SaveProgress } from '#core/offline/messages.ts';
import { openChannel } from '#src/shared/isomorphic/open-channel.ts';
import { saveFiles } from './save-files.ts';
import { changeRecords, deleteUnusedFiles, readRecords, type SavedRecord, savedKeys } from './saved-files.ts';

/** Progress is broadcast at most this often, in milliseconds. */
const PROGRESS_INTERVAL = 150;

interface Job extends Omit<Extract<LibraryMessage, { type: 'SAVE' }>, 'type'> {
  controller: AbortController;
  /** Addresses that its files will answer. */
  keys: Set<string>;
  /** Bytes that have come of each file. */
  received: Map<string, number>;
}

/** What is being saved or waits for its turn. It is in memory only: a worker that was stopped knows of none. */
const jobs = new Set<Job>();
let pendingJob: Promise<unknown> = Promise.resolve();

/** The worker's side of the offline library: saves one item after another, removes, lists, and tells every tab. */
export async function handleLibraryMessage(message: LibraryMessage): Promise<void> {
  switch (message.type) {
    case 'SAVE':
      return enqueue(message);
    case 'CANCEL_SAVE':
      cancel(message.id);
      break;
    case 'REMOVE_SAVED':
      for (const id of message.ids) cancel(id);
      await removeItems(message.ids);
      break;
    case 'LIST_SAVED':
      break;
  }
  await broadcastLibrary();
}

function findJob(id: string): Job | undefined {
  return [...jobs].find(({ item, controller }) => item.id === id && !controller.signal.aborted);
}

function cancel(id: string): void {
  findJob(id)?.controller.abort();
}

async function enqueue({ item, files }: Omit<Job, 'controller' | 'keys' | 'received'>): Promise<void> {
  if (findJob(item.id)) return;
  const keys = new Set(files.map(([url]) => getSavedCacheKey(url)));
  const job: Job = { item, files, controller: new AbortController(), keys, received: new Map() };
  jobs.add(job);
  pendingJob = pendingJob.then(() => run(job)).catch(() => undefined);
  const turn = pendingJob;
  await broadcastLibrary();
  await turn;
}

async function run(job: Job): Promise<void> {
  const { id, title } = job.item;
  // One that was cancelled before its turn has stored nothing.
  const outcome = job.controller.signal.aborted ? undefined : await save(job);
  jobs.delete(job);
  await deleteUnusedFiles(keysOfJobs()).catch(() => undefined);
  if (outcome) broadcast({ type: 'ENDED', id, title, outcome });
  await broadcastLibrary();
}

/** Stores the files and the record. The files of an earlier save stay until this one is whole. */
async function save({ item, files, controller: { signal }, keys, received }: Job): Promise<SaveOutcome> {
  const record = { ...item, savedAt: Date.now(), whole: false };
  let earlier: SavedRecord | undefined;
  try {
    earlier = (await readRecords()).find(({ id }) => id === item.id);
    await putRecord({ ...(earlier?.whole ? earlier : record), keys: [...new Set([...(earlier?.keys ?? []), ...keys])] });
    const onBytes = (url: string, bytes: number) => {
      received.set(url, bytes);
      broadcastProgressSoon();
    };
    await saveFiles(files, { signal, keys, onBytes });
    signal.throwIfAborted();
    await putRecord({ ...record, savedAt: Date.now(), whole: true, keys: [...keys] });
    return 'saved';
  } catch (error) {
    const outcome = outcomeOf(error as Error, signal);
    // An interrupted save can continue later. One that was cancelled or found no space leaves only what was there before.
    if (earlier?.whole) await keepEarlier(earlier, keys).catch(() => undefined);
    else if (outcome !== 'failed') await removeItems([item.id]);
    return outcome;
  }
}

/** What was saved before is still whole; a document of it may have been replaced, which needs the files that came with it. */
async function keepEarlier(earlier: SavedRecord, keys: ReadonlySet<string>): Promise<void> {
  const stored = await savedKeys();
  const kept = [...new Set([...earlier.keys, ...[...keys].filter((key) => stored.has(key))])];
  await changeRecords((all) => all.map((one) => (one.id === earlier.id ? { ...earlier, keys: kept } : one)));
}

function outcomeOf(error: Error, signal: AbortSignal): SaveOutcome {
  if (signal.aborted) return 'cancelled';
  return error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

function putRecord(record: SavedRecord): Promise<void> {
  return changeRecords((all) => [...all.filter(({ id }) => id !== record.id), record]);
}

/** Deletes files first: a full storage has no room even for a shorter record, and an entry without files shows as partial. */
async function removeItems(ids: readonly string[]): Promise<void> {
  await deleteUnusedFiles(keysOfJobs(ids), ids);
  await changeRecords((all) => all.filter(({ id }) => !ids.includes(id))).catch(() => undefined);
}

function keysOfJobs(except: readonly string[] = []): string[] {
  return [...jobs].flatMap(({ item, keys }) => (except.includes(item.id) ? [] : [...keys]));
}

/** Tells every tab what is saved and what is being saved. */
async function broadcastLibrary(): Promise<void> {
  const stored = await savedKeys().catch(() => new Set<string>());
  const records = await readRecords().catch(() => []);
  const saved = records
    .filter(({ id, whole }) => whole || !findJob(id))
    .map(({ keys, whole, ...item }) => {
      const isComplete = whole && (findJob(item.id) !== undefined || keys.every((key) => stored.has(key)));
      return { ...item, state: isComplete ? ('whole' as const) : ('partial' as const) };
    });
  broadcast({ type: 'LIBRARY', saved, saving: listProgress() });
}

let isBroadcastScheduled = false;

function broadcastProgressSoon(): void {
  if (isBroadcastScheduled) return;
  isBroadcastScheduled = true;
  setTimeout(() => {
    isBroadcastScheduled = false;
    broadcast({ type: 'SAVING', saving: listProgress() });
  }, PROGRESS_INTERVAL);
}

function listProgress(): SaveProgress[] {
  const current = [...jobs].filter(({ controller }) => !controller.signal.aborted);
  return current.map(({ item: { id, title, bytes }, received }) => {
    const done = [...received.values()].reduce((sum, length) => sum + length, 0);
    return { id, title, done, total: bytes };
  });
}

function broadcast(message: LibraryReport): void {
  const channel = openChannel(LIBRARY_CHANNEL);
  channel?.postMessage(message);
  channel?.close();
}
