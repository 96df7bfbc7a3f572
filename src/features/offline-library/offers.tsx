import { useTranslation } from 'react-i18next';
import type { LibraryItem } from '#core/build/library.ts';
import type { Locale } from '#core/site/locales.ts';
import { fileSize } from '#core/site/sizes.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { LibraryLine } from './library-line.tsx';
import type { OfflineLibrary } from './use-offline-library.ts';

const GROUPS = ['newsroom', 'notice', 'images', 'videos', 'brochures'] as const;

/** Everything that can be saved: the whole site, and the rest by kind. */
export function Offers({ library }: { library: OfflineLibrary }) {
  const { t } = useTranslation('offline');
  const itemsOf = (kind: LibraryItem['kind']) => library.offered?.items.filter((item) => item.kind === kind) ?? [];
  const offersOf = (kind: LibraryItem['kind']) => (
    <ul className="library-list">
      {itemsOf(kind).map((item) => (
        <Offer key={item.id} library={library} item={item} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="library-offers">
      <h3 id="library-offers">{t('offers.heading')}</h3>
      {library.offered ? offersOf('site') : <p className="library-note">{t('offers.none')}</p>}
      {GROUPS.filter((group) => itemsOf(group).length > 0).map((group) => (
        <details key={group} className="library-group">
          <summary>
            <span>{t(`groups.${group}`)}</span>
            <Icon name="chevron" />
          </summary>
          {offersOf(group)}
        </details>
      ))}
    </section>
  );
}

/** One thing that can be saved: what it is, its size, and a button to save it. */
export function Offer({ library, item: { id, title, bytes } }: { library: OfflineLibrary; item: LibraryItem }) {
  const { t, i18n } = useTranslation('offline');
  const size = fileSize(bytes, i18n.language as Locale);
  const isSaved = library.saved?.some((one) => one.id === id && one.state === 'whole');
  return (
    <LibraryLine name={title} note={size} progress={library.progressOf(id)} onCancel={() => library.cancel(id)}>
      {isSaved ? (
        <span className="library-done">{t('state.whole')}</span>
      ) : (
        <Button look="outline" aria-label={`${t('actions.save')}: ${title}, ${size}`} onClick={() => library.save(id, title)}>
          {t('actions.save')}
        </Button>
      )}
    </LibraryLine>
  );
}
