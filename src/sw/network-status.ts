import type { MessageFromWorker } from '#core/offline/messages.ts';
import { storedAtOf } from './caches/stored-responses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the last real request was answered. */
let wasAnswered = true;
/** Pages that got a stored document, and when it was stored, in milliseconds. They are notified once they listen. */
const storedDocuments = new Map<string, number>();

/**
 * Notifies all pages whether a real request was answered: they judge the network by that, not by `navigator.onLine` alone.
 * The page that made the request also learns when its answer was stored.
 */
export async function notifyPages(answered: boolean, clientId = '', stored?: Response): Promise<void> {
  wasAnswered = answered;
  for (const client of await self.clients.matchAll()) notify(client, answered, client.id === clientId ? storedAtOf(stored) : undefined);
}

/** The same for a document, whose page does not listen yet. */
export async function notifyOfDocument(answered: boolean, resultingClientId: string, stored: Response | undefined): Promise<void> {
  if (stored) storedDocuments.set(resultingClientId, storedAtOf(stored));
  await notifyPages(answered);
}

/** A page has been shown and listens now. */
export function notifyNewPage(page: Client): void {
  const storedAt = storedDocuments.get(page.id);
  if (storedAt === undefined) return;
  storedDocuments.delete(page.id);
  notify(page, wasAnswered, storedAt);
}

/** @param storedAt 0 for a page that asked and got no copy; undefined for one that did not ask. */
function notify(page: Client, online: boolean, storedAt: number | undefined): void {
  const change = storedAt === undefined ? { online } : { online, stored: { at: storedAt } };
  page.postMessage({ type: 'NETWORK', change } satisfies MessageFromWorker);
}
