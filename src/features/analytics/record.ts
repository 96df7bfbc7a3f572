import inputs from 'site:inputs';
import type { PageView } from '#core/analytics/page-view.ts';
import { hasThirdParty } from '#core/analytics/settings.ts';
import type { Store } from '#src/state/store.ts';
import { createVitalsRecorder } from './record-vitals.ts';
import { send, sendUnsent } from './send.ts';
import { closeTagsFrame } from './tags-frame.ts';

export interface Recorder {
  /** A page is on the screen, and the visitor has agreed that it is counted and measured. */
  record(view: Omit<PageView, 'id'>): void;
  /** The visitor has withdrawn: ends everything at once. */
  stop(): void;
}

/** Counts pages (spec 7), and measures how fast they are in a share of the visits. Begins with what an earlier page could not send. */
export function createRecorder(store: Store): Recorder {
  const { tracker, vitalsSample } = inputs.analytics;
  const vitals = Math.random() < vitalsSample ? createVitalsRecorder(store) : undefined;
  sendUnsent(store);
  return {
    record: (view) => {
      vitals?.record(view.path);
      const body = { id: crypto.randomUUID(), ...view };
      if (tracker === 'own') void send(store, { to: 'page-views', body });
      if (hasThirdParty(inputs.analytics)) void send(store, { to: 'tags', body });
    },
    stop: () => {
      vitals?.stop();
      closeTagsFrame();
    },
  };
}
