import { useTranslation } from 'react-i18next';
import type { Library, LibraryItem } from '#core/build/library.ts';
import { Icon } from '#src/ui/media/icon.tsx';
import { Offer, type OfferProps } from './offer.tsx';

const GROUPS = ['site', 'newsroom', 'notice', 'images', 'videos', 'brochures'] as const;
type Group = (typeof GROUPS)[number];

/** Everything that can be saved, grouped by kind. */
export function OfferGroups({ library, ...offers }: OfferProps & { library: Library | undefined }) {
  const { t } = useTranslation('offline');
  const groups = GROUPS.map((group) => ({ group, items: library?.items.filter((item) => groupOf(item) === group) ?? [] }));
  return (
    <section aria-labelledby="library-offers">
      <h3 id="library-offers">{t('offers.heading')}</h3>
      {!library && <p className="library-note">{t('offers.none')}</p>}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <details key={group} className="library-group">
            <summary>
              <span>{t(`groups.${group}`)}</span>
              <Icon name="chevron" />
            </summary>
            <ul className="library-list">
              {[...items].sort(siteFirst).map((item) => (
                <Offer key={item.id} {...offers} item={item} />
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

/** A list stands on top of its posts. */
function groupOf({ id, kind }: LibraryItem): Group {
  if (kind === 'list') return id.split('/').at(-1) as Group;
  return kind === 'section' ? 'site' : kind;
}

const rank = ({ kind }: LibraryItem) => (kind === 'site' || kind === 'list' ? 0 : 1);
const siteFirst = (a: LibraryItem, b: LibraryItem) => rank(a) - rank(b);
