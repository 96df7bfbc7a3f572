import { useTranslation } from 'react-i18next';
import { collectLinks, listYears, PostGroups, type PostLinks, YearLinks } from '#src/features/site-map/post-links.tsx';
import { SiteTree } from '#src/features/site-map/site-tree.tsx';
import { type PageLoader, usePage, usePageData } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import s from './policy-page.module.css';

/** The site map itself lists this many posts; more go to the pages of their years. */
const MAX_POSTS = 120;

interface Data {
  /** Undefined where the posts are too many for one page. */
  links?: PostLinks;
  years: string[];
}

/** The site map: every page and every post. */
export function Component() {
  const { page, locale } = usePage();
  const { links, years } = usePageData<Data>();
  const { t } = useTranslation('sitemap');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <SiteTree locale={locale} />
        <div className={s.posts}>
          {links && <PostGroups locale={locale} links={links} />}
          <YearLinks locale={locale} years={years} />
        </div>
      </div>
    </TopFirst>
  );
}

export const loader: PageLoader<Data> = async ({ readIndex }) => {
  const links = await collectLinks(readIndex);
  const count = Object.values(links).reduce((sum, posts) => sum + posts.length, 0);
  return { ...(count <= MAX_POSTS && { links }), years: listYears(links) };
};
