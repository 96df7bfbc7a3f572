import { useTranslation } from 'react-i18next';
import type { Post } from '#core/posts/post.ts';
import { longDate } from '#core/site/dates.ts';
import { CopyLink } from '#src/features/posts/copy-link.tsx';
import { Gallery } from '#src/features/posts/gallery.tsx';
import { Neighbours } from '#src/features/posts/neighbours.tsx';
import { PostBody } from '#src/features/posts/post-body.tsx';
import { SaveOffline } from '#src/features/posts/save-offline.tsx';
import { useWayBack } from '#src/features/posts/use-way-back.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import s from './image-album-page.module.css';
import type { PageProps } from './page-module.ts';

/** An album (brief 4.20): its pictures with their captions, each of them large in a viewer. */
export function Page({ page, locale, data: { post } }: PageProps<{ post: Post }>) {
  const { t } = useTranslation(['images', 'common']);
  const wayBack = useWayBack(post.type, locale);
  return (
    <article className="wrap">
      <header className={s.head}>
        <Breadcrumb page={page.id} locale={locale} title={post.title} />
        <h1 className={s.title}>{post.title}</h1>
        <p className={s.meta}>
          <span className={s.category}>{t(`categories.${post.category}`)}</span>
          <time dateTime={post.date}>{longDate(post.date, locale)}</time>
          <span>{t('count', { n: post.gallery?.length ?? 0 })}</span>
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
      <Neighbours post={post} locale={locale} />
      <p className={s.back}>
        <ButtonLink href={wayBack}>{t('common:ui.list')}</ButtonLink>
      </p>
    </article>
  );
}

export { dehydrate, features, load, prerender, rehydrate, seed } from './post-data.ts';
