import { useTranslation } from 'react-i18next';
import { collectLinks, linksOfYear, listYears, PostGroups, type PostLinks, YearLinks } from '#src/features/site-map/site-map.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { NotFoundError, type PageLoader, usePage, usePageData } from '#src/pages/page-module.ts';
import s from './policy-page.module.css';

interface Data {
  links: PostLinks;
  years: string[];
}

/** The posts of one year: the site map's continuation where its list is long. */
export function Component() {
  const { locale, params } = usePage();
  const { links, years } = usePageData<Data>();
  const { t } = useTranslation('sitemap');
  const heading = t('year', { when: params.id });
  return (
    <HeadedPage heading={heading} lead={t('lead')} crumb={heading}>
      <div className={`wrap ${s.body} ${s.list}`}>
        <PostGroups locale={locale} links={links} />
        <YearLinks locale={locale} years={years} current={params.id} />
      </div>
    </HeadedPage>
  );
}

export const loader: PageLoader<Data> = async ({ readIndex, params: { id = '' } }) => {
  const all = await collectLinks(readIndex);
  const years = listYears(all);
  if (!years.includes(id)) throw new NotFoundError(`no posts of ${id}`);
  return { links: linksOfYear(all, id), years };
};
