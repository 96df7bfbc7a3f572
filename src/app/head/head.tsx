import inputs from 'site:inputs';
import { memo } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { getPageTitle, getTitledId, usePageMeta } from './page-title.ts';

/** Title, description, keywords, canonical and alternates of the page (spec 1), after every navigation too. */
export const Head = memo(function Head() {
  const { t } = useTranslation(['meta', 'common']);
  const current = usePage();
  const { page, locale, params } = current;
  const meta = usePageMeta();
  const title = getPageTitle(t, current, meta);
  const address = (to: Locale) => inputs.origin + hrefFor(to, page.id, params);
  // Not deferred to the next frame: language and title change with the words, also in a tab in the background.
  return (
    <Helmet defer={false} prioritizeSeoTags={false}>
      <html lang={locale} />
      <title>{page.titleNamesCompany && !current.title ? title : `${title} - ${t('common:company')}`}</title>
      <meta name="description" content={meta?.description ?? t(`pages.${getTitledId(page)}.description`, { when: params.id })} />
      <meta name="keywords" content={t(`sections.${page.section}.keywords`)} />
      {page.noindex && <meta name="robots" content="noindex" />}
      {!page.status && <link rel="canonical" href={address(locale)} />}
      {!page.status && LOCALES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {!page.status && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />}
    </Helmet>
  );
});

/** The head in a browser. The prerenderer has a provider for each page, which collects the tags. */
export function BrowserHead() {
  return (
    <HelmetProvider>
      <Head />
    </HelmetProvider>
  );
}
