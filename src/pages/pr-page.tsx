import abstractLines from 'image:abstract-lines';
import linesWhite from 'image:abstract-lines-white';
import brochuresStack from 'image:brochures-stack';
import fillingLine from 'image:filling-line';
import vials from 'image:vials';
import { useTranslation } from 'react-i18next';
import { listPosts } from '#core/posts/list-posts.ts';
import type { PostItem } from '#core/posts/post.ts';
import { shortDate } from '#core/site/dates.ts';
import { hrefFor } from '#core/site/urls.ts';
import { PostRow } from '#src/features/posts/post-row.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Cards } from '#src/ui/cards.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { Section } from '#src/ui/section.tsx';
import type { PageModule, PageProps } from './page-module.ts';
import s from './pr-page.module.css';

interface Data {
  news: PostItem[];
  notices: PostItem[];
}

const NEWS = 4;
const NOTICES = 5;
const LIBRARY = [
  { page: 'images', image: vials },
  { page: 'videos', image: fillingLine },
  { page: 'brochures', image: brochuresStack },
  { page: 'logo', image: linesWhite },
] as const;

/** The section's landing page (brief 4.18). */
export function Page({ page, locale, data }: PageProps<Data>) {
  const { t } = useTranslation(['pr', 'notice', 'common', 'menu', 'messages']);
  const more = (target: 'newsroom' | 'notice') => (
    <p>
      <ArrowLink href={hrefFor(locale, target)} label={`${t('common:ui.more')}: ${t(`menu:items.${target}`)}`}>
        {t('common:ui.more')}
      </ArrowLink>
    </p>
  );
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={abstractLines} />
      <Section id="news" heading={t('news.heading')} wide={<NewsList locale={locale} posts={data.news} empty={t('messages:list.empty')} />}>
        {more('newsroom')}
      </Section>
      <Section
        id="library"
        tone="soft"
        heading={t('library.heading')}
        wide={
          <Cards
            columns={4}
            items={LIBRARY.map(({ page: target, image }) => ({
              title: t(`library.items.${target}.title`),
              text: t(`library.items.${target}.text`),
              href: hrefFor(locale, target),
              image,
            }))}
          />
        }
      />
      <Section id="notices" heading={t('notices.heading')}>
        {data.notices.length === 0 ? (
          <p>{t('messages:list.empty')}</p>
        ) : (
          <ul className={s.notices}>
            {data.notices.map(({ id, title, date, category }) => (
              <li key={id} className={s.notice}>
                <span className={s.category}>{t(`notice:categories.${category}`)}</span>
                <a href={hrefFor(locale, 'noticePost', { id })}>{title}</a>
                <time dateTime={date}>{shortDate(date, locale)}</time>
              </li>
            ))}
          </ul>
        )}
        {more('notice')}
      </Section>
      <Section id="media" heading={t('media.heading')}>
        <p>{t('media.body')}</p>
        <p>
          <ButtonLink look="red" href={hrefFor(locale, 'contact', { query: { category: 'media' } })}>
            {t('menu:items.contact')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}

function NewsList({ locale, posts, empty }: { locale: PageProps['locale']; posts: PostItem[]; empty: string }) {
  if (posts.length === 0) return <p>{empty}</p>;
  return (
    <ul className={s.news}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow type="newsroom" locale={locale} post={post} teaser />
        </li>
      ))}
    </ul>
  );
}

/** Behind the flag, so that the query's code stays out of the browser's bundle. */
export const prerender: PageModule<Data>['prerender'] = import.meta.env.SSR
  ? (source) => ({
      news: listPosts(source.index('newsroom')).items.slice(0, NEWS),
      notices: listPosts(source.index('notice')).items.slice(0, NOTICES),
    })
  : undefined;

export const load: PageModule<Data>['load'] = async (store, { locale }) => {
  const { postsApi, postsFeatures } = await import('#src/features/posts/posts-api.ts');
  store.addFeatures(postsFeatures);
  const list = async (type: 'newsroom' | 'notice') =>
    (await store.dispatch(postsApi.endpoints.listPosts.initiate({ type, locale, query: {} }, { subscribe: false })).unwrap()).items;
  const [news, notices] = await Promise.all([list('newsroom'), list('notice')]);
  return { news: news.slice(0, NEWS), notices: notices.slice(0, NOTICES) };
};
