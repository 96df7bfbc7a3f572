import { useTranslation } from 'react-i18next';
import type { Post } from '#core/posts/post.ts';
import { longDate, shortDate } from '#core/site/dates.ts';
import type { PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { CopyLink } from '#src/features/posts/copy-link.tsx';
import { PostBody, readBodies } from '#src/features/posts/post-body.tsx';
import { postsApi, postsFeatures } from '#src/features/posts/posts-api.ts';
import { useWayBack } from '#src/features/posts/use-way-back.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { NotFoundError, type PageContext, type PageModule, type PageProps } from './page-module.ts';
import s from './post-page.module.css';

interface Data {
  post: Post;
}

/** A news post or a notice (brief 4.19, 4.24). */
export function Page({ page, locale, data: { post } }: PageProps<Data>) {
  const { t } = useTranslation(['public', 'common']);
  const wayBack = useWayBack(post.type, locale);
  return (
    <article className="wrap">
      <header className={s.head}>
        <div className={s.crumbs}>
          <Breadcrumb page={page.id} locale={locale} title={post.title} />
        </div>
        <p className={s.meta}>
          <span className={s.category}>{t(`${post.type}.categories.${post.category}`)}</span>
          <time dateTime={post.date}>{longDate(post.date, locale)}</time>
        </p>
        <h1 className={s.title}>{post.title}</h1>
      </header>
      {post.image && (
        <div className={s.picture}>
          <Picture image={post.image} sizes="(min-width: 90rem) 81rem, 92vw" first />
        </div>
      )}
      <div className={s.columns}>
        <div className={s.aside}>
          <CopyLink />
        </div>
        <div className={s.text}>
          <p className={s.summary}>{post.summary}</p>
          <PostBody pc={post.pc_content} mobile={post.mobile_content} />
          {post.type === 'newsroom' && (
            <footer className={s.about}>
              <p className={s.aboutHead}>{t('newsroom.boilerplateHeading')}</p>
              <p>{t('newsroom.boilerplate')}</p>
            </footer>
          )}
        </div>
      </div>
      <nav className={s.neighbours} aria-label={t(`${post.type}.heading`)}>
        {post.previous && <Neighbour label={t('common:ui.prevPost')} type={post.type} locale={locale} post={post.previous} />}
        {post.next && <Neighbour label={t('common:ui.nextPost')} type={post.type} locale={locale} post={post.next} />}
      </nav>
      <p className={s.back}>
        <ButtonLink href={wayBack}>{t('common:ui.list')}</ButtonLink>
      </p>
    </article>
  );
}

function Neighbour({ label, type, locale, post }: { label: string; type: PostType; locale: 'en' | 'ko'; post: NonNullable<Post['next']> }) {
  return (
    <a className={s.neighbour} href={hrefFor(locale, type === 'notice' ? 'noticePost' : 'newsroomPost', { id: post.id })}>
      <span className={s.label}>{label}</span>
      <span className={s.name}>{post.title}</span>
      <time className={s.label} dateTime={post.date}>
        {shortDate(post.date, locale)}
      </time>
    </a>
  );
}

export const features: PageModule<Data>['features'] = postsFeatures;

export const prerender: PageModule<Data>['prerender'] = (source, context) => {
  const { type, id } = argsOf(context);
  const post = source.post(type, id);
  if (!post) throw new NotFoundError(`no post '${id}' of type ${type}`);
  return { post };
};

/** The body stands in the document, and its texts are for search only: neither travels in the state. */
export const dehydrate: PageModule<Data>['dehydrate'] = ({ post }) => ({
  post: { ...post, pc_content: '', mobile_content: '', pc_content_text: '', mobile_content_text: '' },
});

export const rehydrate: PageModule<Data>['rehydrate'] = ({ post }) => {
  const { pc, mobile } = readBodies();
  return { post: { ...post, pc_content: pc, mobile_content: mobile } };
};

export const seed: PageModule<Data>['seed'] = (store, context, { post }) => {
  store.dispatch(postsApi.util.upsertQueryEntries([{ endpointName: 'getPost', arg: argsOf(context), value: post }]));
};

export const load: PageModule<Data>['load'] = async (store, context) => {
  const answer = await store.dispatch(postsApi.endpoints.getPost.initiate(argsOf(context), { subscribe: false }));
  if (answer.data) return { post: answer.data };
  if ((answer.error as { status?: number } | undefined)?.status === 404) throw new NotFoundError();
  throw answer.error ?? new Error('the post could not be had');
};

function argsOf({ page, locale, params }: PageContext) {
  return { type: page.posts?.type ?? 'newsroom', locale, id: params.id ?? '' };
}
