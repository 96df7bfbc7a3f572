import { useTranslation } from 'react-i18next';
import { longDate } from '#core/site/dates.ts';
import { Gallery } from '#src/features/posts/gallery/gallery.tsx';
import { CopyLink } from '#src/features/posts/post/copy-link.tsx';
import { PostBody } from '#src/features/posts/post/post-body.tsx';
import { SaveOffline } from '#src/features/posts/post/save-offline.tsx';
import { useCategoryName } from '#src/features/posts/use-category-name.ts';
import { usePage } from '#src/pages/page-module.ts';
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx';
import s from './image-album-page.module.css';
import { PostFoot } from './post-foot.tsx';
import { usePost } from './use-post.ts';

/** An album: its pictures with their captions, each of them large in a viewer. */
export function Component() {
  const { page, locale } = usePage();
  const post = usePost();
  const { t } = useTranslation(['images', 'common']);
  const nameOf = useCategoryName('images');
  return (
    <article className="wrap">
      <header className={s.head}>
        <Breadcrumb page={page.id} locale={locale} title={post.title} />
        <h1 className={s.title}>{post.title}</h1>
        <p className={s.meta}>
          <span className={s.category}>{nameOf(post.category)}</span>
          <time dateTime={post.date}>{longDate(post.date, locale)}</time>
          <span>{t('count', { count: post.gallery?.length ?? 0 })}</span>
        </p>
        <p className="lead">{post.summary}</p>
        {post.pc_content && <PostBody pc={post.pc_content} mobile={post.mobile_content} />}
      </header>
      <Gallery pictures={post.gallery ?? []} />
      <div className={s.foot}>
        <p className={s.credit}>{t('credit')}</p>
        <SaveOffline type="images" id={post.id} />
        <CopyLink />
      </div>
      <PostFoot post={post} locale={locale} />
    </article>
  );
}

export { loadPost as loader } from './load-post.ts';
