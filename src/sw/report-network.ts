import type { FromWorker } from '#core/offline/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** What became of the last real request. */
let wasAnswered = true;
/** Pages that were given a stored document, and when it was stored: they can be told once they listen. */
const givenStored = new Map<string, number>();

/**
 * Tells all pages what became of a real request: the network is judged by that, not by `navigator.onLine` alone. The page
 * it was for also learns how old the answer is: when it was stored, in milliseconds, or 0 for one from the network.
 */
export async function reportNetwork(answered: boolean, clientId = '', storedAt = 0): Promise<void> {
  wasAnswered = answered;
  for (const client of await self.clients.matchAll()) tell(client, answered, client.id === clientId ? storedAt : undefined);
}

/** The same for a document: its page does not listen yet. */
export async function reportDocument(answered: boolean, resultingClientId: string, stored: Response | undefined): Promise<void> {
  if (stored) givenStored.set(resultingClientId, storedAtOf(stored));
  await reportNetwork(answered);
}

/** A page has said that it is there. */
export function tellArrived(page: Client): void {
  const storedAt = givenStored.get(page.id);
  if (storedAt === undefined) return;
  givenStored.delete(page.id);
  tell(page, wasAnswered, storedAt);
}

export function storedAtOf(response: Response | undefined): number {
  return Number(response?.headers.get('x-stored-at') ?? 0);
}

function tell(page: Client, online: boolean, at: number | undefined): void {
  const change = at === undefined ? { online } : { online, stored: { at } };
  page.postMessage({ type: 'NETWORK', change } satisfies FromWorker);
}
