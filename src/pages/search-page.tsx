import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageProps } from './page-module.ts';
import s from './policy-page.module.css';

/** Where a search leads: the site map has every page and every post. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation(['search', 'menu']);
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <ArrowLink href={hrefFor(locale, 'sitemap')}>{t('menu:items.sitemap')}</ArrowLink>
      </div>
    </>
  );
}
