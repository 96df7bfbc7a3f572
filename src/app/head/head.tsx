import inputs from 'site:inputs';
import { memo } from 'react';
import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { getTitledId, usePageMeta, usePageTitle } from './use-page-title.ts';

/** Title, description, keywords, canonical and alternates of the page (spec 1), after every navigation too. */
export const Head = memo(function Head() {
  const { t } = useTranslation(['meta', 'common']);
  const { page, locale, params } = usePage();
  const meta = usePageMeta();
  const title = usePageTitle();
  const address = (to: Locale) => inputs.origin + hrefFor(to, page.id, params);
  // Not deferred to the next frame: language and title change with the words, also in a tab in the background.
  return (
    <Helmet defer={false} prioritizeSeoTags={false}>
      <html lang={locale} />
      <title>{page.titleNamesCompany ? title : `${title} - ${t('common:company')}`}</title>
      <meta name="description" content={meta?.description ?? t(`pages.${getTitledId(page)}.description`, { when: params.id })} />
      <meta name="keywords" content={t(`sections.${page.section}.keywords`)} />
      {page.noindex && <meta name="robots" content="noindex" />}
      {!page.status && <link rel="canonical" href={address(locale)} />}
      {!page.status && LOCALES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {!page.status && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />}
    </Helmet>
  );
});
