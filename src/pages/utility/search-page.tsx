import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutQuotationMarks } from '#core/posts/search-text.ts';
import { normalizeSearchText, readSearchQuery } from '#core/search/read-search-query.ts';
import { Results, shortenQuery } from '#src/features/search/results.tsx';
import { searchHref } from '#src/features/search/search-api.ts';
import { SearchForm } from '#src/features/search/search-form.tsx';
import { SearchStart } from '#src/features/search/search-start.tsx';
import { focusSearchField, SEARCH_FIELD_ID } from '#src/features/search/use-search-shortcut.ts';
import { usePage, usePageNavigate } from '#src/pages/page-module.ts';
import { useIsHydrated } from '#src/shared/dom/use-is-hydrated.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { useAppDispatch } from '#src/state/store.ts';
import { TitleEnd } from '#src/ui/layout/title-end.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx';
import s from './policy-page.module.css';

/** The search's own address: its field, and below it what the address asks for. The document is the same for every question. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation(['search', 'menu']);
  const navigate = usePageNavigate();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const { query } = readSearchQuery(new URLSearchParams(isHydrated ? search : ''));
  const { q } = query;
  useEmptySearchAlert();
  const searchFor = (text: string) => {
    const href = searchHref(locale, { q: text });
    // Asked again, the same question is no new entry in the history.
    navigate(href, { replace: href === location.pathname + location.search });
  };
  return (
    <div className={`wrap ${s.search}`}>
      <Breadcrumb page={page.id} locale={locale} />
      <SearchForm id={SEARCH_FIELD_ID} locale={locale} q={q} onSearch={searchFor} />
      <h1 className={s.searchHeading}>{q ? t('results.heading', { q: shortenQuery(withoutQuotationMarks(q), locale) }) : t('heading')}</h1>
      {!q && <p className="lead">{t('lead')}</p>}
      <TitleEnd />
      <noscript>
        <p>{t('noScript')}</p>
        <ArrowLink to="sitemap">{t('menu:items.sitemap')}</ArrowLink>
      </noscript>
      {isHydrated && (q ? <Results locale={locale} query={query} /> : <SearchStart locale={locale} />)}
    </div>
  );
}

/** The form was sent empty by the browser itself, without the app: the same alert, and the focus back to its field. */
function useEmptySearchAlert(): void {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  const navigate = usePageNavigate();
  const dispatch = useAppDispatch();
  const q = new URLSearchParams(search).get('q');
  const isEmpty = q !== null && normalizeSearchText(q) === '';
  useEffect(() => {
    if (!isEmpty) return;
    void dispatch(showAlert({ message: t('empty') })).then(focusSearchField);
    navigate(pathname, { replace: true });
  }, [isEmpty, pathname, dispatch, navigate, t]);
}
