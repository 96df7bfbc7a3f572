import { api } from '#src/api/base.ts';
import type { Store } from '#src/state/store.ts';
import { sendToTagsFrame } from './tags-frame.ts';
import { keepUnsent, type Message, takeUnsent } from './unsent.ts';

const { sendMessage } = api.injectEndpoints({
  endpoints: (build) => ({
    // `keepalive`: the request goes on when the visitor leaves the page meanwhile.
    sendMessage: build.mutation<null, Message>({
      query: ({ to, body }) => ({ url: `/${to}`, method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;

/** Sends a message. What cannot be sent is kept, unless the visitor has withdrawn meanwhile. */
export async function send(store: Store, message: Message): Promise<void> {
  // At once: a page that is about to go does not hear that a request has failed.
  if (!navigator.onLine || !(await deliver(store, message))) {
    if (store.getState().consent.choice === 'accepted') keepUnsent(message);
  }
}

/** Sends what an earlier page could not, for the last time. */
export function sendUnsent(store: Store): void {
  if (navigator.onLine) for (const message of takeUnsent()) void deliver(store, message);
}

/** Resolves with false where it may go another time. A message that is refused will never be taken. */
async function deliver(store: Store, message: Message): Promise<boolean> {
  if (message.to === 'tags') return sendToTagsFrame(message.body);
  const { error } = await store.dispatch(sendMessage.initiate(message, { track: false }));
  const status = error && 'status' in error ? error.status : undefined;
  return !error || (typeof status === 'number' && status >= 400 && status < 500 && status !== 429);
}
