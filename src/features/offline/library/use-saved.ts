import { useCallback, useEffect, useState } from 'react';
import {
  type FromLibrary,
  LIBRARY_CHANNEL,
  type SavedItem,
  type SaveOutcome,
  type Saving,
  type ToLibrary,
} from '#core/offline/messages.ts';
import { readRemembered, remember, withLost } from './remembered.ts';

/** The worker that answers in this time, in milliseconds, is there. */
const PATIENCE = 10_000;
/** A worker at work is spoken to so often, so that the browser does not end it. */
const KEEP_AWAKE = 15_000;

export interface Ended {
  id: string;
  title: string;
  outcome: SaveOutcome | 'removed' | 'removedAll';
}

export interface SavedState {
  /** Undefined until the worker has answered. */
  saved: readonly SavedItem[] | undefined;
  saving: readonly Saving[];
  ended: Ended | undefined;
  /** There is no worker to save anything. */
  isUnsupported: boolean;
}

/** What the worker holds and does, in every tab alike. */
export function useSaved() {
  const [state, setState] = useState<SavedState>({
    saved: undefined,
    saving: [],
    ended: undefined,
    isUnsupported: !('serviceWorker' in navigator),
  });
  const tell = useCallback((change: Partial<SavedState>) => setState((before) => ({ ...before, ...change })), []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const channel = new BroadcastChannel(LIBRARY_CHANNEL);
    const giveUp = setTimeout(() => tell({ isUnsupported: true }), PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<FromLibrary>) => {
      if (data.type === 'SAVING') tell({ saving: data.saving });
      if (data.type === 'ENDED') tell({ ended: data });
      if (data.type !== 'LIBRARY') return;
      clearTimeout(giveUp);
      const saving = new Set(data.saving.map(({ id }) => id));
      const saved = withLost(
        data.saved,
        readRemembered().filter(({ id }) => !saving.has(id)),
      );
      remember(saved.filter(({ state: is }) => is !== 'partial'));
      tell({ saved, saving: data.saving, isUnsupported: false });
    };
    void send({ type: 'LIST_SAVED' });
    return () => {
      clearTimeout(giveUp);
      channel.close();
    };
  }, [tell]);

  const isBusy = state.saving.length > 0;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void send({ type: 'LIST_SAVED' }), KEEP_AWAKE);
    return () => clearInterval(timer);
  }, [isBusy]);

  return { ...state, tell };
}

export async function send(message: ToLibrary): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(message);
}
