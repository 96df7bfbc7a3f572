import { useTranslation } from 'react-i18next';
import type { SearchAnswer, SearchQuery } from '#core/search/answer.ts';
import type { Locale } from '#core/site/locales.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';
import { Hit } from './hit.tsx';
import s from './search.module.css';
import { searchHref } from './search-href.ts';

interface Props {
  locale: Locale;
  query: SearchQuery;
  result: SearchAnswer;
  groups: SearchAnswer['groups'];
}

/** The best of each group with the way to its rest; or one group, page by page. */
export function HitGroups({ locale, query, result, groups }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const { q, type } = query;
  return (
    <>
      {groups.map(({ group, total, hits }) => (
        <section key={group} className={s.group} aria-labelledby={`results-${group}`}>
          <div className={s.head}>
            <h2 id={`results-${group}`}>
              {t(`groups.${group}`)} <span className={s.number}>{total}</span>
            </h2>
            {type && <ArrowLink href={searchHref(locale, { q })}>{t('results.all')}</ArrowLink>}
          </div>
          <div>
            <ul className={s.hits}>
              {hits.map((hit) => (
                <Reveal as="li" key={hit.href}>
                  <Hit hit={hit} locale={locale} />
                </Reveal>
              ))}
            </ul>
            {!type && total > hits.length && (
              <p className={s.more}>
                <ArrowLink
                  href={searchHref(locale, { q, type: group })}
                  label={t('results.more', { group: t(`groups.${group}`), count: total })}
                >
                  {t('common:ui.more')}
                </ArrowLink>
              </p>
            )}
          </div>
        </section>
      ))}
      {type && <Pagination page={result.page} pageCount={result.pageCount} hrefOf={(page) => searchHref(locale, { q, type, page })} />}
    </>
  );
}
