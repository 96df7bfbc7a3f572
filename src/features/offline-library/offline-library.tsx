import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import style from './library.css?url';
import { Offer } from './offer.tsx';
import { OfferGroups } from './offer-groups.tsx';
import { SavedList } from './saved-list.tsx';
import { StorageLines } from './storage-lines.tsx';
import { useLibrary } from './use-library.ts';
import { useLibraryActions } from './use-library-actions.ts';
import { useSaved } from './use-saved.ts';
import { useStorage } from './use-storage.ts';

interface Props {
  /** What the link that opened the library offers to save: `{type}/{id}`. */
  wanted: string | undefined;
}

/** What is saved on this device and what can be: sizes before, progress while, and the space there is. */
export function OfflineLibrary({ wanted }: Props) {
  const { t, i18n } = useTranslation('offline');
  const locale = i18n.language as Locale;
  const { saved, saving, ended, isUnsupported, update } = useSaved();
  const storage = useStorage(saved);
  const library = useLibrary(locale);
  const actions = useLibraryActions(library, storage, update);
  const item = wanted === undefined ? undefined : library?.items.find(({ id }) => id === `${locale}/${wanted}`);
  const offers = { saved: saved ?? [], saving, ...actions };
  return (
    <div className="library">
      <link rel="stylesheet" href={style} precedence="default" />
      <p className="library-lead">{isUnsupported ? t('unsupported') : t('lead')}</p>
      <p className={`library-outcome ${ended ? `library-${ended.outcome}` : ''}`} role="status">
        {ended && t(`outcome.${ended.outcome}`, { title: ended.title })}
      </p>
      {!isUnsupported && (
        <>
          {item && (
            <section aria-labelledby="library-this">
              <h3 id="library-this">{t('this')}</h3>
              <ul className="library-list">
                <Offer {...offers} item={item} />
              </ul>
            </section>
          )}
          <SavedList {...offers} library={library} isKnown={saved !== undefined} onRemove={actions.onRemove} />
          <OfferGroups {...offers} library={library} />
          <StorageLines storage={storage} hasSaved={(saved?.length ?? 0) > 0} />
        </>
      )}
    </div>
  );
}
