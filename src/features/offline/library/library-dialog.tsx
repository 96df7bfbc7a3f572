import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bytesOf, filesOf, type Library, type LibraryItem, type Screen } from '#core/offline/library.ts';
import type { Locale } from '#core/site/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import style from './library.css?url';
import { findOffer, forgetLibraries, loadLibrary } from './load-library.ts';
import { Offer } from './offer.tsx';
import { OfferGroups } from './offer-groups.tsx';
import { forgetRemembered } from './remembered.ts';
import { SavedList } from './saved-list.tsx';
import { StorageLines } from './storage-lines.tsx';
import { send, useSaved } from './use-saved.ts';
import { readStorage, useStorage } from './use-storage.ts';
import { put, wordsIn } from './words.ts';

interface Props {
  locale: Locale;
  /** What the link that opened it offers to save: `{type}/{post}`. */
  wanted: string | undefined;
  onClose: () => void;
  /** A link of it was followed. */
  onFollow: () => void;
}

/** What is saved on this device and what can be: sizes before, progress while, and the space there is. */
export function LibraryDialog({ locale, wanted, onClose, onFollow }: Props) {
  const words = wordsIn(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const { saved, saving, ended, isUnsupported, tell } = useSaved();
  const storage = useStorage(saved);
  const library = useOffers(locale);
  const item = wanted === undefined ? undefined : library?.items.find(({ id }) => id === `${locale}/${wanted}`);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it leaves the document: only then does the focus return.
    return () => element?.close();
  }, []);

  const save = async (id: string, title: string) => {
    tell({ ended: undefined });
    const offer = await findOffer(id).catch(() => undefined);
    const { free, isKept } = await readStorage();
    if (!offer) return tell({ ended: { id, title, outcome: 'failed' } });
    const files = filesOf(offer.item, offer.library, screenNow());
    if (free !== undefined && free < bytesOf(files)) return tell({ ended: { id, title, outcome: 'full' } });
    if (isKept === false) void storage.ask();
    const { files: _, ...about } = offer.item;
    await send({ type: 'SAVE', item: about, files });
  };
  const remove = async (ids: readonly string[], title?: string) => {
    forgetRemembered(ids);
    tell({ ended: { id: ids.join(), title: title ?? '', outcome: title === undefined ? 'removedAll' : 'removed' } });
    await send({ type: 'REMOVE_SAVED', ids });
  };
  const common = {
    words,
    locale,
    saved: saved ?? [],
    saving,
    onSave: (id: string, title: string) => void save(id, title),
    onCancel: (id: string) => void send({ type: 'CANCEL_SAVE', id }),
    sizeOf: (one: LibraryItem) => (library ? bytesOf(filesOf(one, library, screenNow())) : 0),
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the element brings along
    <dialog
      ref={dialog}
      className="library"
      aria-labelledby="library-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
        const link = (event.target as Element).closest('a');
        if (link && !link.target && !event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow();
      }}
    >
      <link rel="stylesheet" href={style} precedence="default" />
      <div className="library-sheet">
        <header className="library-head">
          <h2 id="library-title">{words.title}</h2>
          <button type="button" className="library-close" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="library-body" tabIndex={0} role="region" aria-labelledby="library-title">
          <p className="library-lead">{isUnsupported ? words.unsupported : words.lead}</p>
          <p className={`library-outcome ${ended ? `library-${ended.outcome}` : ''}`} role="status">
            {ended && put(words.outcome[ended.outcome], { title: ended.title })}
          </p>
          {!isUnsupported && (
            <>
              {item && (
                <section aria-labelledby="library-this">
                  <h3 id="library-this">{words.this}</h3>
                  <ul className="library-list">
                    <Offer {...common} item={item} />
                  </ul>
                </section>
              )}
              <SavedList {...common} library={library} isKnown={saved !== undefined} onRemove={(ids, title) => void remove(ids, title)} />
              <OfferGroups {...common} library={library} />
              <StorageLines words={words} locale={locale} storage={storage} hasSaved={(saved?.length ?? 0) > 0} />
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Undefined while it is being fetched, and without a network. */
function useOffers(locale: Locale): Library | undefined {
  const [library, setLibrary] = useState<Library>();
  useEffect(() => {
    let isCurrent = true;
    const load = () => {
      forgetLibraries();
      loadLibrary(locale).then(
        (found) => isCurrent && setLibrary(found),
        () => undefined,
      );
    };
    load();
    addEventListener('online', load);
    return () => {
      isCurrent = false;
      removeEventListener('online', load);
    };
  }, [locale]);
  return library;
}

const screenNow = (): Screen => (matchMedia('(max-width: 720px)').matches ? 'phone' : 'wide');
