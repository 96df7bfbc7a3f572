import type { Library, LibraryItem } from '#core/offline/library.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Offer, type OfferProps } from './offer.tsx';

const GROUPS = ['site', 'newsroom', 'notice', 'images', 'videos', 'brochures'] as const;
type Group = (typeof GROUPS)[number];

/** All that can be saved, by what it is; each group opens by itself. */
export function OfferGroups({ library, ...offers }: OfferProps & { library: Library | undefined }) {
  const { words } = offers;
  const groups = GROUPS.map((group) => ({ group, items: library?.items.filter((item) => groupOf(item) === group) ?? [] }));
  return (
    <section aria-labelledby="library-offers">
      <h3 id="library-offers">{words.offers.heading}</h3>
      {!library && <p className="library-note">{words.offers.none}</p>}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <details key={group} className="library-group">
            <summary>
              <span>{words.groups[group]}</span>
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
