import { useCallback, useEffect, useState } from 'react';
import { LIBRARY_CHANNEL, type LibraryReport, type SavedItem, type SaveOutcome, type SaveProgress } from '#core/offline/messages.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { addEvicted, readRemembered, remember } from './saved-record.ts';

/** Without an answer of the worker in this time, in milliseconds, saving counts as unsupported. */
const ANSWER_TIMEOUT = 10_000;
/** While something is being saved the worker gets messages at this interval, so that the browser does not stop it. */
const KEEP_ALIVE_INTERVAL = 15_000;

export interface Ended {
  id: string;
  title: string;
  outcome: SaveOutcome | 'removed' | 'removedAll';
}

export interface SavedState {
  /** Undefined until the worker has answered. */
  saved: readonly SavedItem[] | undefined;
  saving: readonly SaveProgress[];
  ended: Ended | undefined;
  /** There is no worker to save anything. */
  isUnsupported: boolean;
}

/** What the worker has saved and is saving, the same in every tab. */
export function useSaved() {
  const [state, setState] = useState<SavedState>({
    saved: undefined,
    saving: [],
    ended: undefined,
    isUnsupported: !('serviceWorker' in navigator),
  });
  const update = useCallback((change: Partial<SavedState>) => setState((before) => ({ ...before, ...change })), []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const channel = new BroadcastChannel(LIBRARY_CHANNEL);
    const timeout = setTimeout(() => update({ isUnsupported: true }), ANSWER_TIMEOUT);
    channel.onmessage = ({ data }: MessageEvent<LibraryReport>) => {
      switch (data.type) {
        case 'SAVING':
          return update({ saving: data.saving });
        case 'ENDED':
          return update({ ended: data });
        case 'LIBRARY':
          clearTimeout(timeout);
          return update({ saved: rememberSaved(data), saving: data.saving, isUnsupported: false });
      }
    };
    void sendToServiceWorker({ type: 'LIST_SAVED' });
    return () => {
      clearTimeout(timeout);
      channel.close();
    };
  }, [update]);

  const isSaving = state.saving.length > 0;
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setInterval(() => void sendToServiceWorker({ type: 'LIST_SAVED' }), KEEP_ALIVE_INTERVAL);
    return () => clearInterval(timer);
  }, [isSaving]);

  return { ...state, update };
}

/** The worker's list with what the browser has evicted, which is remembered for the next visit. */
function rememberSaved({ saved, saving }: Extract<LibraryReport, { type: 'LIBRARY' }>): SavedItem[] {
  const savingIds = new Set(saving.map(({ id }) => id));
  const items = addEvicted(
    saved,
    readRemembered().filter(({ id }) => !savingIds.has(id)),
  );
  remember(items.filter(({ state }) => state !== 'partial'));
  return items;
}
