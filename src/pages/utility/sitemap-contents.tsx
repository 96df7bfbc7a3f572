import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { SiteTree } from '#src/features/site-map/site-tree.tsx';
import { usePage } from '#src/pages/page-module.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './policy-page.module.css';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('sitemap').t('heading');
}

/** The site map above another page: the tree, and the way to the posts. */
export function Contents() {
  const { t } = useTranslation(['sitemap', 'menu']);
  const { locale } = usePage();
  return (
    <>
      <SiteTree locale={locale} inDialog />
      <p className={s.last}>
        <ArrowLink href={hrefFor(locale, 'newsroom')}>{t('menu:items.newsroom')}</ArrowLink>
      </p>
    </>
  );
}
