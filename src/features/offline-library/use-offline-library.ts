import { useCallback, useEffect, useState } from 'react';
import { libraryUrl, listFiles, type SavedLibrary } from '#core/build/library.ts';
import { LIBRARY_CHANNEL, type LibraryReport, type SavedItem, type SaveOutcome, type SaveProgress } from '#core/offline/messages.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { openChannel } from '#src/shared/isomorphic/open-channel.ts';
import { readStorage, useStorage } from './storage.tsx';

/** Without an answer of the worker in this time, in milliseconds, saving counts as unsupported. */
const ANSWER_TIMEOUT = 10_000;
/** While something is being saved the worker gets messages at this interval, so that the browser does not stop it. */
const KEEP_ALIVE_INTERVAL = 15_000;

interface SavedState {
  /** Undefined until the worker has answered. */
  saved: readonly SavedItem[] | undefined;
  saving: readonly SaveProgress[];
  ended: { title: string; outcome: SaveOutcome | 'removed' | 'removedAll' } | undefined;
  /** There is no worker to save anything. */
  isUnsupported: boolean;
}

export type OfflineLibrary = ReturnType<typeof useOfflineLibrary>;

/** What can be saved in a locale, what is, and what a visitor can do. The worker does the work and reports its results to every tab. */
export function useOfflineLibrary(locale: Locale) {
  const { saved, saving, ended, isUnsupported, update } = useSaved();
  const offered = useOffered(locale);
  const storage = useStorage(saved);

  const save = async (id: string, title: string) => {
    const end = (outcome: SaveOutcome) => update({ ended: { title, outcome } });
    update({ ended: undefined });
    const ownLocale = localeOf(id) ?? locale;
    // What was saved in another language is saved again in that one.
    const library = (ownLocale === locale && offered) || (await loadLibrary(ownLocale).catch(() => undefined));
    const found = library?.items.find((one) => one.id === id);
    if (!library || !found) return end('failed');
    const { free, isPersisted } = await readStorage();
    if (free !== undefined && free < found.bytes) return end('full');
    if (isPersisted === false) void storage.askToPersist();
    const { files: _, ...item } = found;
    await sendToServiceWorker({ type: 'SAVE', item, files: listFiles(found, library) });
  };
  return {
    offered,
    saved,
    ended,
    isUnsupported,
    storage,
    progressOf: (id: string) => saving.find((one) => one.id === id),
    save: (id: string, title: string) => void save(id, title),
    cancel: (id: string) => void sendToServiceWorker({ type: 'CANCEL_SAVE', id }),
    /** Without a title: all of them. */
    remove: (ids: readonly string[], title?: string) => {
      update({ ended: title === undefined ? { title: '', outcome: 'removedAll' } : { title, outcome: 'removed' } });
      void sendToServiceWorker({ type: 'REMOVE_SAVED', ids });
    },
  };
}

export function localeOf(id: string): Locale | undefined {
  const [first] = id.split('/');
  return isLocale(first) ? first : undefined;
}

async function loadLibrary(locale: Locale): Promise<SavedLibrary> {
  const response = await fetch(libraryUrl(locale), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${libraryUrl(locale)} was answered with ${response.status}`);
  return response.json() as Promise<SavedLibrary>;
}

/** What can be saved in a locale; undefined while it is loaded, and without a network. */
function useOffered(locale: Locale): SavedLibrary | undefined {
  const [library, setLibrary] = useState<SavedLibrary>();
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      void loadLibrary(locale).then(
        (loaded) => isCurrent && setLibrary(loaded),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      isCurrent = false;
      removeEventListener('online', load);
    };
  }, [locale]);
  return library;
}

/** Whether there is a worker to save anything, and a way for it to say so. */
const canReport = () => 'serviceWorker' in navigator && 'BroadcastChannel' in globalThis;

/** What the worker has saved and is saving, the same in every tab. */
function useSaved() {
  const [state, setState] = useState<SavedState>({
    saved: undefined,
    saving: [],
    ended: undefined,
    isUnsupported: !canReport(),
  });
  const update = useCallback((change: Partial<SavedState>) => setState((before) => ({ ...before, ...change })), []);

  useEffect(() => {
    const channel = canReport() && openChannel(LIBRARY_CHANNEL);
    if (!channel) return undefined;
    const timeout = setTimeout(() => update({ isUnsupported: true }), ANSWER_TIMEOUT);
    channel.onmessage = ({ data }: MessageEvent<LibraryReport>) => {
      switch (data.type) {
        case 'SAVING':
          return update({ saving: data.saving });
        case 'ENDED':
          return update({ ended: data });
        case 'LIBRARY':
          clearTimeout(timeout);
          return update({ saved: data.saved, saving: data.saving, isUnsupported: false });
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
