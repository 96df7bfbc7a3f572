import { getSavedCacheKey } from '#core/build/library.ts';
import type { LibraryMessage, SaveOutcome } from '#core/offline/messages.ts';
import { addJob, findJob, removeJob, type SaveJob } from './jobs.ts';
import { broadcast, reportLibrary, reportProgressSoon } from './report-library.ts';
import { saveFiles } from './save-files.ts';
import { changeRecords, deleteUnusedFiles, readRecords, type SavedRecord } from './saved-files.ts';

type SaveRequest = Extract<LibraryMessage, { type: 'SAVE' }>;

let pendingJob: Promise<unknown> = Promise.resolve();

/** The worker's side of the offline library: saves one item after another, removes, lists, and reports to every tab. */
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
  await reportLibrary();
}

function cancel(id: string): void {
  const job = findJob(id);
  job?.controller.abort();
  // A job that has not started has stored nothing.
  if (job && !job.isStarted) removeJob(id);
}

async function enqueue(request: SaveRequest): Promise<void> {
  if (findJob(request.item.id)) return;
  addJob(request);
  const job = pendingJob.then(() => save(request));
  pendingJob = job.catch(() => removeJob(request.item.id));
  await reportLibrary();
  await pendingJob;
}

async function save(request: SaveRequest): Promise<void> {
  const { item } = request;
  const job = findJob(item.id);
  if (!job) return;
  job.isStarted = true;
  const earlier = (await readRecords()).find(({ id }) => id === item.id);
  const outcome = await saveJob(job, request, earlier);
  removeJob(item.id);
  await deleteUnusedFiles().catch(() => undefined);
  broadcast({ type: 'ENDED', id: item.id, title: item.title, outcome });
  await reportLibrary();
}

/** Stores the files and the record. The files of an earlier save stay until this one is whole. */
async function saveJob(job: SaveJob, { item, files }: SaveRequest, earlier: SavedRecord | undefined): Promise<SaveOutcome> {
  const { signal } = job.controller;
  const keys = new Set(files.map(([url]) => getSavedCacheKey(url)));
  const allKeys = () => [...new Set([...(earlier?.keys ?? []), ...keys])];
  const putRecord = (record: SavedRecord) => changeRecords((all) => [...all.filter(({ id }) => id !== item.id), record]);
  const record = { ...item, bytes: job.total, savedAt: Date.now(), whole: false };
  let hasNewDocuments = false;
  try {
    await putRecord(earlier?.whole ? { ...earlier, keys: allKeys() } : { ...record, keys: allKeys() });
    await saveFiles(files, {
      signal,
      onBytes: (bytes) => {
        job.done = Math.min(job.total, job.done + bytes);
        reportProgressSoon();
      },
      onDocuments: () => {
        hasNewDocuments = true;
      },
      onExtraFile: async (key) => {
        keys.add(key);
        await changeRecords((all) => all.map((one) => (one.id === item.id ? { ...one, keys: allKeys() } : one)));
      },
    });
    signal.throwIfAborted();
    await putRecord({ ...record, savedAt: Date.now(), whole: true, keys: [...keys] });
    return 'saved';
  } catch (error) {
    const outcome = outcomeOf(error as Error, signal);
    // An interrupted save can continue later. One that was cancelled or found no space leaves only what was there before.
    if (!earlier?.whole) await (outcome === 'failed' ? undefined : removeItems([item.id]));
    else if (!hasNewDocuments) await putRecord(earlier).catch(() => undefined);
    return outcome;
  }
}

function outcomeOf(error: Error, signal: AbortSignal): SaveOutcome {
  if (signal.aborted) return 'cancelled';
  return error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

/** Deletes files first: a full storage has no room even for a shorter record, and an entry without files shows as cleared. */
async function removeItems(ids: readonly string[]): Promise<void> {
  await deleteUnusedFiles(ids);
  await changeRecords((all) => all.filter(({ id }) => !ids.includes(id))).catch(() => undefined);
}
