import { type Library, type LibraryItem, listItemFiles, type Screen, sumBytes } from '#core/build/library.ts';
import { PHONE } from '#core/site/media-queries.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { findOffer } from './load-library.ts';
import { forgetRemembered } from './saved-record.ts';
import type { SavedState } from './use-saved.ts';
import { readStorage, type useStorage } from './use-storage.ts';

export interface LibraryActions {
  onSave: (id: string, title: string) => void;
  onCancel: (id: string) => void;
  /** Without a title: all of them. */
  onRemove: (ids: readonly string[], title?: string) => void;
  /** Bytes to fetch. */
  sizeOf: (item: LibraryItem) => number;
}

/** What a visitor can do in the library. The worker does the work and reports its results (use-saved.ts). */
export function useLibraryActions(
  library: Library | undefined,
  { askToPersist }: ReturnType<typeof useStorage>,
  update: (change: Partial<SavedState>) => void,
): LibraryActions {
  const save = async (id: string, title: string) => {
    update({ ended: undefined });
    const offer = await findOffer(id).catch(() => undefined);
    if (!offer) return update({ ended: { id, title, outcome: 'failed' } });
    const files = listItemFiles(offer.item, offer.library, currentScreen());
    const { free, isPersisted } = await readStorage();
    if (free !== undefined && free < sumBytes(files)) return update({ ended: { id, title, outcome: 'full' } });
    if (isPersisted === false) void askToPersist();
    const { files: _files, ...item } = offer.item;
    await sendToServiceWorker({ type: 'SAVE', item, files });
  };
  return {
    onSave: (id, title) => void save(id, title),
    onCancel: (id) => void sendToServiceWorker({ type: 'CANCEL_SAVE', id }),
    onRemove: (ids, title) => {
      forgetRemembered(ids);
      update({ ended: { id: ids.join(), title: title ?? '', outcome: title === undefined ? 'removedAll' : 'removed' } });
      void sendToServiceWorker({ type: 'REMOVE_SAVED', ids });
    },
    sizeOf: (item) => (library ? sumBytes(listItemFiles(item, library, currentScreen())) : 0),
  };
}

function currentScreen(): Screen {
  return matchMedia(PHONE).matches ? 'phone' : 'wide';
}
