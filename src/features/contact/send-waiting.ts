import { keepInquiry, listInquiries, type StoredInquiry } from '#src/lib/any/outbox.ts';
import { OUTBOX_CHANNEL, OUTBOX_SYNC, type OutboxNews, sendOutbox } from '#src/lib/any/send-outbox.ts';
import { DAY, dropCache, writeCache } from '#src/state/local-cache.ts';
import { outboxCounted } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';
import { loadContactWords } from './contact-words.ts';
import { tell } from './tell.ts';

/** A name in the local cache that every page looks at: there may be something to send. */
const FLAG = 'outbox';
const SOONEST = 5000;

let started = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits while a page is open (design 7): now, when the network is back, when the page is looked at again, and
 * when its time has come. Says what became of it.
 */
export function startSending(store: Store): void {
  if (started) return;
  started = true;
  addEventListener('online', () => void sendOutbox({ isBack: true }));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void sendOutbox());
  onOutboxNews(({ sent }) => {
    void follow(store);
    const strangers = sent.filter((key) => !awaited.has(key));
    if (strangers.length > 0) void whenSeen().then(async () => tell(store, (await words(store)).message.success));
  });
  void follow(store);
  void sendOutbox({ isBack: true });
}

/** Keys of inquiries whose outcome somebody on this page tells in words of their own. */
export const awaited = new Set<string>();

/** Says before anything is stored that there may be something to send: a page closed in the middle would not. */
export function raiseFlag(): void {
  writeCache(FLAG, 1, 60 * DAY);
}

/** Counts what is there, plans the next sending, and says what came back. */
async function follow(store: Store): Promise<void> {
  const all = await listInquiries();
  store.dispatch(outboxCounted(all.length));
  if (all.length > 0) writeCache(FLAG, all.length, 60 * DAY);
  else dropCache(FLAG);
  plan(all.filter(({ state }) => state === 'waiting'));
  const untold = all.filter(({ state, told, key }) => state === 'returned' && !told && !awaited.has(key));
  if (untold.length === 0 || document.visibilityState !== 'visible') return;
  for (const inquiry of untold) await keepInquiry({ ...inquiry, told: true });
  await tell(store, (await words(store)).waiting.returned);
}

function plan(waiting: readonly StoredInquiry[]): void {
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now();
  timer = setTimeout(() => void sendOutbox(), Math.max(SOONEST, next));
  // Where the browser can do it, also when no page is open.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => (registration as SyncRegistration | undefined)?.sync?.register(OUTBOX_SYNC))
    .catch(() => undefined);
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export function onOutboxNews(listen: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => listen(data));
  return () => channel.close();
}

function whenSeen(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}

const words = (store: Store) => loadContactWords(store.getState().locale.locale);
