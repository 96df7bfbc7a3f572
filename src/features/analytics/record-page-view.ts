import inputs from 'site:inputs';
import type { PageView } from '#core/analytics/page-view.ts';
import { hasThirdParty } from '#core/analytics/settings.ts';
import type { Store } from '#src/state/store.ts';
import { countPageView, isSettled } from './analytics-api.ts';
import { PAGE_VIEW_QUEUE } from './queues.ts';
import { createSendQueue } from './send-queue.ts';
import { closeTagsFrame, sendToTagsFrame } from './tags-frame.ts';

type Receiver = 'own' | 'frame';

const RECEIVERS: readonly Receiver[] = [
  ...(inputs.analytics.tracker === 'own' ? (['own'] as const) : []),
  ...(hasThirdParty(inputs.analytics) ? (['frame'] as const) : []),
];

let store: Store | undefined;
const queue = createSendQueue<PageView, Receiver>({
  name: PAGE_VIEW_QUEUE,
  receivers: RECEIVERS,
  send: async (receiver, view) =>
    receiver === 'frame' ? sendToTagsFrame(view) : isSettled(await store?.dispatch(countPageView.initiate(view, { track: false }))),
});

/** Sends a view (spec 7). Without a connection it waits for one. */
export function recordPageView(appStore: Store, view: Omit<PageView, 'id'>): void {
  store = appStore;
  queue.add({ id: crypto.randomUUID(), ...view });
}

/** Ends everything at once, and removes what waits. */
export function stopPageViews(): void {
  queue.stop();
  closeTagsFrame();
}
