import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import style from './library.css?url';
import { Offer, Offers, SavedList } from './library-lists.tsx';
import { Storage } from './storage.tsx';
import { useOfflineLibrary } from './use-offline-library.ts';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('offline').t('title');
}

/**
 * The overlay at `#offline-library`: what is saved on this device and what can be, sizes before, progress while, and the
 * space there is. Its argument is the thing that the link offers to save, `{type}/{id}`, or empty.
 */
export function Contents({ argument }: OverlayContentsProps) {
  const { t, i18n } = useTranslation('offline');
  const locale = i18n.language as Locale;
  const library = useOfflineLibrary(locale);
  const { saved, ended, isUnsupported, offered } = library;
  const wanted = offered?.items.find(({ id }) => id === `${locale}/${argument}`);
  return (
    <div className="library">
      <link rel="stylesheet" href={style} precedence="default" />
      <p className="library-lead">{isUnsupported ? t('unsupported') : t('lead')}</p>
      <p className={`library-outcome ${ended ? `library-${ended.outcome}` : ''}`} role="status">
        {ended && t(`outcome.${ended.outcome}`, { title: ended.title })}
      </p>
      {!isUnsupported && (
        <>
          {wanted && (
            <section aria-labelledby="library-this">
              <h3 id="library-this">{t('this')}</h3>
              <ul className="library-list">
                <Offer library={library} item={wanted} />
              </ul>
            </section>
          )}
          <SavedList library={library} />
          <Offers library={library} />
          <Storage storage={library.storage} hasSaved={(saved?.length ?? 0) > 0} />
        </>
      )}
    </div>
  );
}
