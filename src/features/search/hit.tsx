import { useTranslation } from 'react-i18next';
import type { Highlighted, SearchHit } from '#core/search/answer.ts';
import { shortDate } from '#core/site/dates.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { type Crumb, getBreadcrumb } from '#core/site/menu.ts';
import s from './search.module.css';

/** A search result: the whole row leads to it, its title is the link's name. */
export function Hit({ hit, locale }: { hit: SearchHit; locale: Locale }) {
  return (
    <article className={s.hit}>
      <p className={s.meta}>
        <HitOrigin hit={hit} locale={locale} />
      </p>
      <h3 className={s.title}>
        <a key={keyOf(hit.title)} className="whole" href={hit.href}>
          <Highlight text={hit.title} />
        </a>
      </h3>
      <p key={keyOf(hit.excerpt)}>
        <Highlight text={hit.excerpt} />
      </p>
    </article>
  );
}

/** Where a hit stands: of a post its date and category, in the library its type, too; of a page the way to it. */
export function HitOrigin({ hit: { post, group, href }, locale }: { hit: SearchHit; locale: Locale }) {
  const { t } = useTranslation('menu');
  if (!post)
    return wayTo(href)
      .map(({ label }) => t(label))
      .join(' › ');
  return (
    <>
      <time dateTime={post.date}>{shortDate(post.date, locale)}</time>
      {group === 'library' && <span>{post.type}</span>}
      <span>{post.category}</span>
    </>
  );
}

/** The breadcrumb above a page, and the page itself where the hit is a part of it. */
function wayTo(href: string): Crumb[] {
  const [path = '', part] = href.split('#');
  const route = resolveRoute(path);
  const crumbs = route.kind === 'page' ? getBreadcrumb(route.page) : [];
  const way = crumbs.slice(1, part ? undefined : -1);
  return way.length > 0 ? way : crumbs.slice(0, 1);
}

/**
 * The key of an element with a highlighted text. Marked in another way it is another element: whoever translates the page puts other
 * nodes in the place of the parts, and React would fail to remove those that are gone.
 */
export const keyOf = (text: Highlighted): string => text.join('|');

export function Highlight({ text }: { text: Highlighted }) {
  return text.map((part, at) => {
    const place = text.slice(0, at).join('').length;
    return at % 2 === 1 ? (
      <mark key={place} className={s.mark}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
