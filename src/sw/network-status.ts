import { KIT_HEADER } from '#core/offline/headers.ts';
import type { MessageFromWorker } from '#core/offline/messages.ts';
import { storedAtOf } from './caches/stored-responses.ts';

declare const self: ServiceWorkerGlobalScope;

/** When a copy was stored, in milliseconds; 0 where there was none. */
interface Copy {
  at: number;
  isFromKit?: boolean;
}

/** Whether the last real request was answered. */
let wasAnswered = true;
/** Pages that got a stored document, and when it was stored. They are notified once they listen. */
const storedDocuments = new Map<string, Copy>();

/**
 * Notifies all pages whether a real request was answered: they judge the network by that, not by `navigator.onLine` alone.
 * The page that made the request also learns when its answer was stored, and whether it is the offline kit's.
 */
export async function notifyPages(answered: boolean, clientId = '', stored?: Response): Promise<void> {
  wasAnswered = answered;
  for (const client of await self.clients.matchAll()) notify(client, answered, client.id === clientId ? copyOf(stored) : undefined);
}

/** The same for a document, whose page does not listen yet. */
export async function notifyOfDocument(answered: boolean, resultingClientId: string, stored: Response | undefined): Promise<void> {
  if (stored) storedDocuments.set(resultingClientId, copyOf(stored));
  await notifyPages(answered);
}

/** A page has been shown and listens now. */
export function notifyNewPage(page: Client): void {
  const copy = storedDocuments.get(page.id);
  if (!copy) return;
  storedDocuments.delete(page.id);
  notify(page, wasAnswered, copy);
}

function copyOf(stored: Response | undefined): Copy {
  return { at: storedAtOf(stored), ...(stored?.headers.has(KIT_HEADER) && { isFromKit: true }) };
}

function notify(page: Client, online: boolean, stored: Copy | undefined): void {
  const change = stored ? { online, stored } : { online };
  page.postMessage({ type: 'NETWORK', change } satisfies MessageFromWorker);
}
