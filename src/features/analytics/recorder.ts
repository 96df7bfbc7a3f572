import inputs from 'site:inputs';
import type { PageView } from '#core/analytics/messages.ts';
import { hasThirdParty, type MessageToTags, TAGS_URL } from '#core/analytics/settings.ts';
import { api } from '#src/api/base.ts';
import { createUuid } from '#src/shared/dom/secure-context.ts';
import type { Store } from '#src/state/store.ts';
import { createVitalsRecorder } from './record-vitals.ts';
import { keepUnsent, type Message, type TaggedView, takeUnsent } from './unsent.ts';

const { sendMessage } = api.injectEndpoints({
  endpoints: (build) => ({
    // `keepalive`: the request goes on when the visitor leaves the page meanwhile.
    sendMessage: build.mutation<null, Message>({
      query: ({ to, body }) => ({ url: `/${to}`, method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;

export type Recorder = ReturnType<typeof createRecorder>;

/** Counts pages (spec 7), and measures how fast they are in a share of the visits. Begins with what an earlier page could not send. */
export function createRecorder(store: Store) {
  const { tracker, vitalsSample } = inputs.analytics;
  const tags = hasThirdParty(inputs.analytics) ? createTagsFrame() : undefined;
  const vitals = Math.random() < vitalsSample ? createVitalsRecorder((body) => void send({ to: 'vitals', body })) : undefined;
  sendUnsent();

  /** Sends a message. What cannot be sent is kept, unless the visitor has withdrawn meanwhile. */
  async function send(message: Message): Promise<void> {
    // At once: a page that is about to go does not hear that a request has failed.
    if (!navigator.onLine || !(await deliver(message))) {
      if (store.getState().consent.choice === 'accepted') keepUnsent(message);
    }
  }

  function sendUnsent(): void {
    if (navigator.onLine) for (const message of takeUnsent()) void deliver(message);
  }

  /** Resolves with false where it may go another time. A message that is refused will never be taken. */
  async function deliver(message: Message): Promise<boolean> {
    if (message.to === 'tags') return tags?.send(message.body) ?? true;
    const { error } = await store.dispatch(sendMessage.initiate(message, { track: false }));
    const status = error && 'status' in error ? error.status : undefined;
    return !error || (typeof status === 'number' && status >= 400 && status < 500 && status !== 429);
  }

  return {
    /** A page is on the screen, and the visitor has agreed that it is counted and measured. */
    record: (view: Omit<PageView, 'id'>, title: string) => {
      vitals?.record(view.path);
      const body = { id: createUuid(), ...view };
      if (tracker === 'own') void send({ to: 'page-views', body });
      if (tags) void send({ to: 'tags', body: { ...body, title } });
    },
    stop: () => {
      vitals?.stop();
      tags?.close();
    },
  };
}

/** The frame that runs what is not ours. It is opened for the first view. */
function createTagsFrame() {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.hidden = true;
  frame.src = TAGS_URL;
  let loaded: Promise<unknown> | undefined;
  return {
    /** Resolves with true: what the frame does with a view nobody knows. */
    async send({ id, path, locale, title }: TaggedView): Promise<true> {
      loaded ??= new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        document.body.append(frame);
      });
      await loaded;
      const url = new URL(path, location.origin).href;
      // The frame is sandboxed: its origin is opaque, and no address names it.
      frame.contentWindow?.postMessage({ type: 'page-view', id, url, path, locale, title } satisfies MessageToTags, '*');
      return true;
    },
    /** Removes the frame, and with it everything that runs in it. It can store nothing beyond that. */
    close(): void {
      frame.remove();
      loaded = undefined;
    },
  };
}
