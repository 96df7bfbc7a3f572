import type { LibraryMessage, SaveProgress } from '#core/offline/messages.ts';

export interface SaveJob extends SaveProgress {
  controller: AbortController;
  isStarted: boolean;
}

/** Items that are being saved or wait for their turn. They are in memory only: a worker that was stopped knows of none. */
const jobs = new Map<string, SaveJob>();

export function addJob({ item, files }: Extract<LibraryMessage, { type: 'SAVE' }>): void {
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  jobs.set(item.id, { id: item.id, title: item.title, done: 0, total, controller: new AbortController(), isStarted: false });
}

export function findJob(id: string): SaveJob | undefined {
  return jobs.get(id);
}

export function removeJob(id: string): void {
  jobs.delete(id);
}

export function listProgress(): SaveProgress[] {
  return [...jobs.values()].map(({ id, title, done, total }) => ({ id, title, done, total }));
}
