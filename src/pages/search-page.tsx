import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { hrefFor } from '#core/site/urls.ts';
import { postsFeatures } from '#src/features/posts/posts-api.ts';
import { Results } from '#src/features/search/results.tsx';
import { isTooShort, readSearch, searchHref, shorten } from '#src/features/search/search-address.ts';
import { SearchForm } from '#src/features/search/search-form.tsx';
import { SearchOverlay } from '#src/features/search/search-overlay.tsx';
import { SearchStart } from '#src/features/search/search-start.tsx';
import { useEmptyQuestion } from '#src/features/search/use-empty-question.ts';
import { useHeaderLink } from '#src/features/search/use-header-link.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageContext, PageProps } from './page-module.ts';
import s from './policy-page.module.css';

const FIELD = 'search-q';

/** The search's own address: its field, and below it what the address asks for. Without a question it stands still. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['search', 'menu']);
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = readSearch(search);
  const path = hrefFor(locale, 'search');
  useHeaderLink(path, FIELD);
  useEmptyQuestion(path, FIELD);
  const { q } = query;
  return (
    <>
      <KeyVisual
        page={page.id}
        locale={locale}
        heading={isTooShort(q) ? t('heading') : t('results.heading', { q: shorten(q, locale) })}
        lead={t('lead')}
      />
      <div className={`wrap ${s.body}`}>
        <SearchForm id={FIELD} locale={locale} q={q} onSearch={(text) => navigate(searchHref(locale, { q: text }))} />
        <noscript>
          <p>{t('noScript')}</p>
          <ArrowLink href={hrefFor(locale, 'sitemap')}>{t('menu:items.sitemap')}</ArrowLink>
        </noscript>
        {/* Not in the document, which is the same for every question. */}
        {!import.meta.env.SSR && (isTooShort(q) ? <SearchStart locale={locale} /> : <Results locale={locale} query={query} />)}
      </div>
    </>
  );
}

/** Above another page: the field with suggestions; what is found gets the page. */
export function Overlay({ locale }: PageContext) {
  return <SearchOverlay locale={locale} />;
}

export const overlayHeading = 'search:overlay.heading';

/** The same API as the lists', the same file; the document needs none. */
export const features = import.meta.env.SSR ? undefined : postsFeatures;
