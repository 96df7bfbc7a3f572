import inputs from 'site:inputs';
import { Helmet } from 'react-helmet-async';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES } from '#core/site/locales.ts';
import { pageOf } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { View } from './view.ts';

interface PostTitle {
  title: string;
  summary: string;
}

/** A post's page is named by the post. */
function postOf(view: View): PostTitle | undefined {
  return (view.data as { post?: PostTitle } | undefined)?.post;
}

/** The page's own title, without the company's name. */
export function titleOf(view: View): string {
  return postOf(view)?.title ?? view.i18n.t(`meta:pages.${view.page.id}.title`, { when: view.params.id });
}

/** Title, description, keywords, canonical and alternates of a page (brief 9.1). */
export function Head({ view }: { view: View }) {
  const { t } = useTranslation('meta');
  const { page, locale, params } = view;
  const post = postOf(view);
  const title = titleOf(view);
  const company = t('common:company');
  const address = (to: typeof locale) => inputs.origin + hrefFor(to, pageOf(page.id).id, params);
  return (
    <Helmet prioritizeSeoTags={false}>
      <html lang={locale} />
      <title>{page.id === 'home' ? title : `${title} - ${company}`}</title>
      {/* For readers of the document; they are not among the words a browser loads. */}
      {import.meta.env.SSR && <meta name="description" content={post?.summary ?? t(`pages.${page.id}.description`, { when: params.id })} />}
      {import.meta.env.SSR && <meta name="keywords" content={t(`sections.${page.section}.keywords`)} />}
      {page.noindex && <meta name="robots" content="noindex" />}
      {!page.status && <link rel="canonical" href={address(locale)} />}
      {!page.status && LOCALES.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)}
      {!page.status && <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />}
    </Helmet>
  );
}
