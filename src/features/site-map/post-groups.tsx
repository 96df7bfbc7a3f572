import { useTranslation } from 'react-i18next';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPostPages, type PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import type { PostLinks } from './post-links.ts';
import s from './site-map.module.css';

/** Posts by type, each with its date. */
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

/** A page for each year with posts. */
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
