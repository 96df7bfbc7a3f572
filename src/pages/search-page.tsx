import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { SearchQuery } from '#core/search/answer.ts';
import { hrefFor } from '#core/site/urls.ts';
import { ResultsSlot } from '#src/features/search/results-slot.tsx';
import { isTooShort, readSearch, searchHref, shorten } from '#src/features/search/search-address.ts';
import { SearchForm } from '#src/features/search/search-form.tsx';
import { SearchOverlay } from '#src/features/search/search-overlay.tsx';
import { SearchStart } from '#src/features/search/search-start.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageContext, PageProps } from './page-module.ts';
import s from './policy-page.module.css';

const FIELD = 'search-q';

/** The search's own address: its field, and what the address asks for below it. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['search', 'menu']);
  const navigate = useNavigate();
  const query = useAddress();
  useHeaderLink(hrefFor(locale, 'search'));
  const q = query?.q ?? '';
  return (
    <>
      <KeyVisual
        page={page.id}
        locale={locale}
        heading={q ? t('results.heading', { q: shorten(q, locale) }) : t('heading')}
        lead={t('lead')}
      />
      <div className={`wrap ${s.body}`}>
        <SearchForm id={FIELD} locale={locale} q={q} onSearch={(text) => navigate(searchHref(locale, { q: text }))} />
        <noscript>
          <p>{t('noScript')}</p>
          <ArrowLink href={hrefFor(locale, 'sitemap')}>{t('menu:items.sitemap')}</ArrowLink>
        </noscript>
        {query && (isTooShort(q) ? <SearchStart locale={locale} /> : <ResultsSlot locale={locale} query={query} />)}
      </div>
    </>
  );
}

/** Above another page: the field with suggestions; what is found gets the page. */
export function Overlay({ locale }: PageContext) {
  return <SearchOverlay locale={locale} />;
}

export const overlayHeading = 'search:overlay.heading';

/** What the address asks for, once mounted: the document was rendered without a query. */
function useAddress(): SearchQuery | undefined {
  const { search } = useLocation();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive ? readSearch(search) : undefined;
}

/** Here the header's link, and with it the keys for it, lead to this field: nothing opens above the same thing. */
function useHeaderLink(path: string): void {
  useEffect(() => {
    const toField = (event: MouseEvent) => {
      const link = (event.target as Element).closest('header a');
      if (link?.getAttribute('href') !== path || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const field = document.getElementById(FIELD) as HTMLInputElement | null;
      field?.focus();
      field?.select();
    };
    // Before the listener that follows links.
    document.addEventListener('click', toField, true);
    return () => document.removeEventListener('click', toField, true);
  }, [path]);
}
