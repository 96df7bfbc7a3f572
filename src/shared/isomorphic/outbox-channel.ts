import type { SentOutcome } from '#core/contact/outbox.ts';

/** What has changed in the outbox: the inquiries that the server has accepted just now. */
type OutboxChange = { sent: readonly SentOutcome[] };

/** `isOwn`: this page or worker made the change itself, and so knows its outcome already. */
type Listener = (change: OutboxChange, isOwn: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** One channel a page: a channel does not receive what it sends, so that `isOwn` is certain. Without one, each page knows of itself alone. */
function getChannel(): BroadcastChannel | undefined {
  if (channel) return channel;
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('site-outbox') : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<OutboxChange>) => notify(data, false));
  return channel;
}

function notify(change: OutboxChange, isOwn: boolean): void {
  for (const listener of listeners) listener(change, isOwn);
}

/** Tells the other pages and the worker, and the listeners of this page. */
export function publishOutboxChange(change: OutboxChange = { sent: [] }): void {
  getChannel()?.postMessage(change);
  notify(change, true);
}

/** @returns Stops listening. */
export function onOutboxChange(listener: Listener): () => void {
  getChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
