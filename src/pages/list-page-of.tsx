import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { listPosts, type PostList as PostListData } from '#core/posts/list-posts.ts';
import type { PostLink } from '#core/posts/post.ts';
import type { ImageAsset } from '#core/site/image.ts';
import { type PostType, postPages } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { type ItemsProps, PostList } from '#src/features/posts/post-list.tsx';
import { postsApi, postsFeatures } from '#src/features/posts/posts-api.ts';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import s from './list-page-of.module.css';
import type { PageContext, PageModule, PageProps } from './page-module.ts';

export interface ListData {
  list: PostListData;
  /** Posts beyond the first page, for visitors without JavaScript; the app pages through them instead. */
  others?: PostLink[];
}

/** The page module of a list: they differ in their picture and in how a row looks. */
export function listPageOf(type: PostType, image: ImageAsset, Items: ComponentType<ItemsProps>): PageModule<ListData> {
  const argsOf = ({ locale }: PageContext) => ({ type, locale, query: {} });
  return {
    Page: (props) => <ListPage {...props} type={type} image={image} Items={Items} />,
    features: postsFeatures,
    // Behind the flag, so that the query's code stays out of the browser's bundle.
    prerender: import.meta.env.SSR
      ? (source) => {
          const index = source.index(type);
          const list = listPosts(index);
          return { list, others: index.posts.slice(list.items.length).map(({ id, title, date }) => ({ id, title, date })) };
        }
      : undefined,
    // The links for visitors without JavaScript are of no use to the app.
    dehydrate: ({ list }) => ({ list }),
    seed: (store, context, { list }) => {
      store.dispatch(postsApi.util.upsertQueryEntries([{ endpointName: 'listPosts', arg: argsOf(context), value: list }]));
    },
    load: async (store, context) => {
      const request = store.dispatch(postsApi.endpoints.listPosts.initiate(argsOf(context), { subscribe: false }));
      return { list: await request.unwrap() };
    },
  };
}

type Props = PageProps<ListData> & { type: PostType; image: ImageAsset; Items: ComponentType<ItemsProps> };

function ListPage({ page, locale, data, type, image, Items }: Props) {
  const { t } = useTranslation(type);
  const { detail } = postPages(type);
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={image} low />
      <div className={`wrap ${s.body}`}>
        <PostList type={type} locale={locale} Items={Items} categories={data.list.categories} years={data.list.years} />
        <noscript>
          {detail && (data.others?.length ?? 0) > 0 && (
            <nav className={s.others} aria-labelledby="more-posts">
              <h2 id="more-posts">{t('morePosts')}</h2>
              <ul>
                {data.others?.map((post) => (
                  <li key={post.id}>
                    <a href={hrefFor(locale, detail.id, { id: post.id })}>{post.title}</a>
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
