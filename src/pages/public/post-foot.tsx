import { useTranslation } from 'react-i18next';
import { writeListQuery } from '#core/posts/list-posts.ts';
import type { Post, PostLink } from '#core/posts/post.ts';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPostPages, type PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { useGetPostQuery } from '#src/features/posts/posts-api.ts';
import { usePage } from '#src/pages/page-module.ts';
import { useAppSelector } from '#src/state/store.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './post.module.css';

/** Where a reader goes on from a post: to others on its subject, to its neighbours, or back to the list. */
export function PostFoot({ post, locale }: { post: Post; locale: Locale }) {
  const { t } = useTranslation();
  const wayBack = useWayBack(post.type, locale);
  return (
    <>
      {post.related && (
        <Reveal as="section" className={s.related} aria-labelledby="related">
          <h2 id="related" className={s.heading}>
            {t('ui.related')}
          </h2>
          <ul>
            {post.related.map((related) => (
              <li key={related.id}>
                <PostRow type={post.type} locale={locale} post={related} teaser />
              </li>
            ))}
          </ul>
        </Reveal>
      )}
      <Neighbours post={post} locale={locale} />
      <p className={s.back}>
        <ButtonLink href={wayBack}>{t('ui.list')}</ButtonLink>
      </p>
    </>
  );
}

function Neighbours({ post, locale }: { post: Post; locale: Locale }) {
  const { t } = useTranslation([post.type, 'common']);
  const { detail } = getPostPages(post.type);
  const link = (label: string, { id, title, date }: PostLink) =>
    detail && (
      <a className={s.neighbour} href={hrefFor(locale, detail.id, { id })}>
        <span className="quiet">{label}</span>
        <span className={s.name}>{title}</span>
        <time className="quiet" dateTime={date}>
          {shortDate(date, locale)}
        </time>
      </a>
    );
  return (
    <Reveal as="nav" className={s.neighbours} aria-label={t('heading')}>
      {post.previous && link(t('common:ui.prevPost'), post.previous)}
      {post.next && link(t('common:ui.nextPost'), post.next)}
    </Reveal>
  );
}

/** The list's address as the visitor left it: filters, sort and page. */
function useWayBack(type: PostType, locale: Locale): string {
  const last = useAppSelector((state) => state.newsData);
  const path = hrefFor(locale, getPostPages(type).list.id);
  if (last.type !== type || !last.query) return path;
  const search = writeListQuery(last.query).toString();
  return search ? `${path}?${search}` : path;
}

/** The post of the page, which its loader has put into the store. */
export function usePost(): Post {
  const { page, locale, params } = usePage();
  const { data } = useGetPostQuery({ type: page.posts?.type ?? 'newsroom', locale, id: params.id ?? '' });
  if (!data) throw new Error(`the post '${params.id}' is not in the store`);
  return data;
}
