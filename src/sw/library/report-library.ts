import { LIBRARY_CHANNEL, type LibraryReport, type SavedItem } from '#core/offline/messages.ts';
import { findJob, listProgress } from './jobs.ts';
import { readRecords, savedKeys } from './saved-files.ts';

/** Progress is reported to the tabs at most this often, in milliseconds. */
const PROGRESS_INTERVAL = 150;

export function broadcast(report: LibraryReport): void {
  const channel = new BroadcastChannel(LIBRARY_CHANNEL);
  channel.postMessage(report);
  channel.close();
}

/** Reports to every tab what is saved and what is being saved. */
export async function reportLibrary(): Promise<void> {
  const stored = await savedKeys().catch(() => new Set<string>());
  const records = await readRecords().catch(() => []);
  const saved = records
    .filter(({ id, whole }) => whole || !findJob(id))
    .map(({ keys, whole, ...item }): SavedItem => {
      const isComplete = findJob(item.id) !== undefined || keys.every((key) => stored.has(key));
      return { ...item, state: !whole ? 'partial' : isComplete ? 'whole' : 'evicted' };
    });
  broadcast({ type: 'LIBRARY', saved, saving: listProgress() });
}

let isScheduled = false;

export function reportProgressSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    broadcast({ type: 'SAVING', saving: listProgress() });
  }, PROGRESS_INTERVAL);
}
