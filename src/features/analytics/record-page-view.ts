import inputs from 'site:inputs';
import type { PageView } from '#core/analytics/page-view.ts';
import { hasThirdParty } from '#core/analytics/settings.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';
import type { Store } from '#src/state/store.ts';
import { PAGE_VIEW_QUEUE } from './page-view-queue.ts';
import { countPageView } from './page-views-api.ts';
import { closeTagsFrame, sendToTagsFrame } from './tags-frame.ts';

type Receiver = 'own' | 'frame';
/** A view and who has not got it yet. */
interface Waiting {
  view: PageView;
  receivers: Receiver[];
}

const LIFETIME = 7 * DAY;
const MAX_WAITING = 100;
const RECEIVERS: readonly Receiver[] = [
  ...(inputs.analytics.tracker === 'own' ? (['own'] as const) : []),
  ...(hasThirdParty(inputs.analytics) ? (['frame'] as const) : []),
];

let store: Store | undefined;
let isRecording = false;

/** Sends a view, and before it those that wait. Without a connection it waits for one, seven days at most. */
export function recordPageView(appStore: Store, view: Omit<PageView, 'id'>): void {
  store = appStore;
  if (!isRecording) addEventListener('online', sendWaiting);
  isRecording = true;
  const waiting = readWaiting();
  waiting.push({ view: { ...view, id: crypto.randomUUID() }, receivers: [...RECEIVERS] });
  writeWaiting(waiting.slice(-MAX_WAITING));
  sendWaiting();
}

/** Ends everything at once, and removes what waits. */
export function stopRecording(): void {
  isRecording = false;
  removeEventListener('online', sendWaiting);
  removeFromCache(PAGE_VIEW_QUEUE);
  closeTagsFrame();
}

/** One tab at a time, and in it one call at a time: each view is sent once. */
function sendWaiting(): void {
  navigator.locks.request(`site:${PAGE_VIEW_QUEUE}`, sendAll).catch(() => undefined);
}

async function sendAll(): Promise<void> {
  for (;;) {
    const [first] = readWaiting();
    if (!isRecording || !first) return;
    for (const receiver of first.receivers) {
      if (!(await send(receiver, first.view))) return;
      markSent(first.view.id, receiver);
    }
  }
}

/** Removes what was sent, unless the visitor has withdrawn meanwhile. */
function markSent(id: string, sent: Receiver): void {
  if (!isRecording) return;
  const left = readWaiting().map(({ view, receivers }) => ({
    view,
    receivers: view.id === id ? receivers.filter((receiver) => receiver !== sent) : receivers,
  }));
  writeWaiting(left.filter(({ receivers }) => receivers.length > 0));
}

/** Resolves with whether the receiver has it, or will never take it. */
async function send(receiver: Receiver, view: PageView): Promise<boolean> {
  if (receiver === 'frame') return sendToTagsFrame(view);
  const { error } = (await store?.dispatch(countPageView.initiate(view, { track: false }))) ?? {};
  if (!error) return true;
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

const readWaiting = (): Waiting[] => readCache<Waiting[]>(PAGE_VIEW_QUEUE) ?? [];

function writeWaiting(waiting: Waiting[]): void {
  if (waiting.length === 0) removeFromCache(PAGE_VIEW_QUEUE);
  else writeCache(PAGE_VIEW_QUEUE, waiting, LIFETIME);
}
