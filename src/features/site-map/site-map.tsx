import { useTranslation } from 'react-i18next';
import type { PostIndex } from '#core/posts/list-posts.ts';
import type { PostLink } from '#core/posts/post.ts';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { FOOTER_PAGES, MENU } from '#core/site/menu.ts';
import { getPostPages, PAGES, type PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './site-map.module.css';

/** Every post that has a page of its own, by type, newest first. */
export type PostLinks = Partial<Record<PostType, PostLink[]>>;

const types = () => PAGES.flatMap(({ posts }) => (posts?.role === 'detail' ? [posts.type] : []));

const toLinks = (posts: readonly PostLink[]) => posts.map(({ id, title, date }) => ({ id, title, date }));

/** From the indexes of the lists, which the server has as files and the service worker keeps. */
export async function collectLinks(readIndex: (type: PostType) => Promise<PostIndex>): Promise<PostLinks> {
  const entries = types().map(async (type) => [type, toLinks((await readIndex(type)).posts)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export function listYears(links: PostLinks): string[] {
  const years = Object.values(links).flatMap((posts) => posts.map(({ date }) => date.slice(0, 4)));
  return [...new Set(years)].sort().reverse();
}

export function linksOfYear(links: PostLinks, year: string): PostLinks {
  return Object.fromEntries(
    Object.entries(links)
      .map(([type, posts]) => [type, posts.filter(({ date }) => date.startsWith(`${year}-`))] as const)
      .filter(([, posts]) => posts.length > 0),
  );
}

export function PostGroups({ locale, links }: { locale: Locale; links: PostLinks }) {
  const { t } = useTranslation('menu');
  return (Object.keys(links) as PostType[]).map((type) => {
    const { detail } = getPostPages(type);
    return (
      detail && (
        <Reveal as="section" key={type} aria-labelledby={`posts-${type}`}>
          <h2 id={`posts-${type}`} className={s.heading}>
            {t(`items.${type}`)}
          </h2>
          <ul className={s.postList}>
            {links[type]?.map(({ id, title, date }) => (
              <li key={id} className={s.post}>
                <time className={s.date} dateTime={date}>
                  {shortDate(date, locale)}
                </time>
                <a className={s.link} href={hrefFor(locale, detail.id, { id })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Reveal>
      )
    );
  });
}

export function YearLinks({ locale, years, current }: { locale: Locale; years: readonly string[]; current?: string }) {
  const { t } = useTranslation('sitemap');
  return (
    <Reveal as="nav" aria-labelledby="years">
      <h2 id="years" className={s.heading}>
        {t(current ? 'years' : 'byYear')}
      </h2>
      <ul className={s.years}>
        {years
          .filter((year) => year !== current)
          .map((year) => (
            <li key={year}>
              <a className={s.link} href={hrefFor(locale, 'sitemapYear', { id: year })}>
                {t('year', { when: year })}
              </a>
            </li>
          ))}
      </ul>
    </Reveal>
  );
}

/** Every page in the order of the menu, with the links of header and foot. */
export function SiteTree({ locale, inDialog = false }: { locale: Locale; inDialog?: boolean }) {
  const { t } = useTranslation(['sitemap', 'menu']);
  const Heading = inDialog ? 'h3' : 'h2';
  const link = (href: string, label: string) => (
    <a className={s.link} href={href}>
      {label}
    </a>
  );
  return (
    <div className={s.tree}>
      {MENU.map(({ id, items }) => (
        <Reveal as="section" key={id} aria-labelledby={`tree-${id}`}>
          <Heading id={`tree-${id}`} className={s.heading}>
            {t(`menu:groups.${id}`)}
          </Heading>
          <ul>
            {items.map((item) => (
              <li key={item.page} className={s.item}>
                {link(hrefFor(locale, item.page), t(`menu:${item.label}`))}
                {item.children && (
                  <ul className={s.leaves}>
                    {item.children.map(({ page, hash, label }) => (
                      <li key={`${page}#${hash ?? ''}`}>{link(hrefFor(locale, page, { hash }), t(`menu:${label}`))}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Reveal>
      ))}
      <Reveal as="section" aria-labelledby="tree-also">
        <Heading id="tree-also" className={s.heading}>
          {t('also')}
        </Heading>
        <ul>
          {(['home', 'contact', ...FOOTER_PAGES] as const).map((page) => (
            <li key={page} className={s.item}>
              {link(hrefFor(locale, page), t(`menu:items.${page}`))}
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  );
}
