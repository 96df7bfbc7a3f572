import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { PostGroups, YearLinks } from '#src/features/site-map/post-groups.tsx';
import { collectLinks, fetchLinks, type PostLinks, yearsOf } from '#src/features/site-map/post-links.ts';
import { SiteTree } from '#src/features/site-map/site-tree.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageContext, PageModule, PageProps } from './page-module.ts';
import s from './policy-page.module.css';

/** So many posts stand on the site map itself; more go to their years' pages. */
const MOST = 120;

/** Every page and every post (brief 4.28). */
export function Page({ page, locale, data: links }: PageProps<PostLinks>) {
  const { t } = useTranslation('sitemap');
  const count = Object.values(links).reduce((sum, posts) => sum + posts.length, 0);
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} />
      <div className={`wrap ${s.body}`}>
        <SiteTree locale={locale} />
        <div className={s.posts}>
          {count <= MOST && <PostGroups locale={locale} links={links} />}
          <YearLinks locale={locale} years={yearsOf(links)} />
        </div>
      </div>
    </>
  );
}

/** Above another page: the tree, and the way to the posts. */
export function Overlay({ locale }: PageContext) {
  const { t } = useTranslation(['sitemap', 'menu']);
  return (
    <>
      <SiteTree locale={locale} inDialog />
      <p className={s.last}>
        <ArrowLink href={hrefFor(locale, 'newsroom')}>{t('menu:items.newsroom')}</ArrowLink>
      </p>
    </>
  );
}

export const prerender: PageModule<PostLinks>['prerender'] = (source) => collectLinks((type) => source.index(type));

export const load: PageModule<PostLinks>['load'] = (_store, { locale }) => fetchLinks(locale);
