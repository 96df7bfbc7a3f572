import { useTranslation } from 'react-i18next';
import { collectLinks, listYears, PostGroups, type PostLinks, SiteTree, YearLinks } from '#src/features/site-map/site-map.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { type PageLoader, usePage, usePageData } from '#src/pages/page-module.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './policy-page.module.css';

/** The site map itself lists this many posts; more go to the pages of their years. */
const MAX_POSTS = 120;

interface Data {
  /** Undefined where the posts are too many for one page. */
  links?: PostLinks;
  years: string[];
}

export function Component() {
  const { locale } = usePage();
  const { links, years } = usePageData<Data>();
  const { t } = useTranslation('sitemap');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <div className={`wrap ${s.body}`}>
        <SiteTree locale={locale} />
        <div className={s.posts}>
          {links && <PostGroups locale={locale} links={links} />}
          <YearLinks locale={locale} years={years} />
        </div>
      </div>
    </HeadedPage>
  );
}

export const loader: PageLoader<Data> = async ({ readIndex }) => {
  const links = await collectLinks(readIndex);
  const count = Object.values(links).reduce((sum, posts) => sum + posts.length, 0);
  return { ...(count <= MAX_POSTS && { links }), years: listYears(links) };
};

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('sitemap').t('heading');
}

export function Contents() {
  const { t } = useTranslation(['sitemap', 'menu']);
  const { locale } = usePage();
  return (
    <>
      <SiteTree locale={locale} inDialog />
      <p className={s.last}>
        <ArrowLink to="newsroom">{t('menu:items.newsroom')}</ArrowLink>
      </p>
    </>
  );
}
