import linesRed from 'image:lines-red';
import linesSilver from 'image:lines-silver';
import { useTranslation } from 'react-i18next';
import { listPosts, type PostList as PostListData } from '#core/posts/list-posts.ts';
import type { PostLink } from '#core/posts/post.ts';
import type { PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { PostList } from '#src/features/posts/post-list.tsx';
import { postsApi, postsFeatures } from '#src/features/posts/posts-api.ts';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import type { PageContext, PageModule, PageProps } from './page-module.ts';
import s from './post-list-page.module.css';

interface Data {
  list: PostListData;
  /** Posts beyond the first page, for visitors without JavaScript; the app pages through them instead. */
  others?: PostLink[];
}

type ListType = 'newsroom' | 'notice';
const VISUALS = { newsroom: linesRed, notice: linesSilver };

export function Page({ page, locale, data }: PageProps<Data>) {
  const type = typeOf(page);
  const { t } = useTranslation('public');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t(`${type}.heading`)} lead={t(`${type}.lead`)} image={VISUALS[type]} low />
      <div className={`wrap ${s.body}`}>
        <PostList type={type} locale={locale} categories={data.list.categories} years={data.list.years} />
        <noscript>
          {(data.others?.length ?? 0) > 0 && (
            <nav className={s.others} aria-labelledby="more-posts">
              <h2 id="more-posts">{t('newsroom.morePosts')}</h2>
              <ul>
                {data.others?.map((post) => (
                  <li key={post.id}>
                    <a href={hrefFor(locale, type === 'newsroom' ? 'newsroomPost' : 'noticePost', { id: post.id })}>{post.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </noscript>
      </div>
    </>
  );
}

export const features: PageModule<Data>['features'] = postsFeatures;

/** Behind the flag, so that the query's code stays out of the browser's bundle. */
export const prerender: PageModule<Data>['prerender'] = import.meta.env.SSR
  ? (source, { page }) => {
      const index = source.index(typeOf(page));
      const list = listPosts(index);
      return { list, others: index.posts.slice(list.items.length).map(({ id, title, date }) => ({ id, title, date })) };
    }
  : undefined;

/** The links for visitors without JavaScript are of no use to the app. */
export const dehydrate: PageModule<Data>['dehydrate'] = ({ list }) => ({ list });

export const seed: PageModule<Data>['seed'] = (store, context, { list }) => {
  store.dispatch(postsApi.util.upsertQueryEntries([{ endpointName: 'listPosts', arg: argsOf(context), value: list }]));
};

export const load: PageModule<Data>['load'] = async (store, context) => {
  const request = store.dispatch(postsApi.endpoints.listPosts.initiate(argsOf(context), { subscribe: false }));
  return { list: await request.unwrap() };
};

function argsOf({ page, locale }: PageContext) {
  return { type: typeOf(page), locale, query: {} };
}

function typeOf({ posts }: { posts?: { type: PostType } }): ListType {
  return posts?.type === 'notice' ? 'notice' : 'newsroom';
}
