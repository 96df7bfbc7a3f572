import { useTranslation } from 'react-i18next';
import { PostGroups, YearLinks } from '#src/features/site-map/post-groups.tsx';
import { collectLinks, fetchLinks, linksOfYear, type PostLinks, yearsOf } from '#src/features/site-map/post-links.ts';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { NotFoundError, type PageModule, type PageProps } from './page-module.ts';
import s from './policy-page.module.css';

interface Data {
  links: PostLinks;
  years: string[];
}

/** The posts of one year: the site map's continuation where its list is long. */
export function Page({ page, locale, params, data: { links, years } }: PageProps<Data>) {
  const { t } = useTranslation('sitemap');
  const heading = t('year', { when: params.id });
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={heading} lead={t('lead')} crumb={heading} />
      <div className={`wrap ${s.body} ${s.list}`}>
        <PostGroups locale={locale} links={links} />
        <YearLinks locale={locale} years={years} current={params.id} />
      </div>
    </>
  );
}

export const prerender: PageModule<Data>['prerender'] = (source, { params }) =>
  toData(
    collectLinks((type) => source.index(type)),
    params.id,
  );

export const load: PageModule<Data>['load'] = async (_store, { locale, params }) => toData(await fetchLinks(locale), params.id);

function toData(all: PostLinks, year = ''): Data {
  const years = yearsOf(all);
  if (!years.includes(year)) throw new NotFoundError(`no posts of ${year}`);
  return { links: linksOfYear(all, year), years };
}
