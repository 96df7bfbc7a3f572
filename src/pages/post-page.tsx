import { useTranslation } from 'react-i18next';
import type { Post } from '#core/posts/post.ts';
import { longDate } from '#core/site/dates.ts';
import { CopyLink } from '#src/features/posts/copy-link.tsx';
import { Neighbours } from '#src/features/posts/neighbours.tsx';
import { PostBody } from '#src/features/posts/post-body.tsx';
import { SaveOffline } from '#src/features/posts/save-offline.tsx';
import { useWayBack } from '#src/features/posts/use-way-back.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { PageProps } from './page-module.ts';
import s from './post-page.module.css';

/** A news post or a notice (brief 4.19, 4.24). */
export function Page({ page, locale, data: { post } }: PageProps<{ post: Post }>) {
  const { t } = useTranslation([post.type, 'common']);
  const wayBack = useWayBack(post.type, locale);
  return (
    <article className="wrap">
      <header className={s.head}>
        <div className={s.crumbs}>
          <Breadcrumb page={page.id} locale={locale} title={post.title} />
        </div>
        <p className={s.meta}>
          <span className={s.category}>{t(`categories.${post.category}`)}</span>
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
          <p>
            <SaveOffline type={post.type} id={post.id} />
          </p>
        </div>
        <div className={s.text}>
          <p className={s.summary}>{post.summary}</p>
          <PostBody pc={post.pc_content} mobile={post.mobile_content} />
          {post.type === 'newsroom' && (
            <footer className={s.about}>
              <p className={s.aboutHead}>{t('boilerplateHeading')}</p>
              <p>{t('boilerplate')}</p>
            </footer>
          )}
        </div>
      </div>
      <Neighbours post={post} locale={locale} />
      <p className={s.back}>
        <ButtonLink href={wayBack}>{t('common:ui.list')}</ButtonLink>
      </p>
    </article>
  );
}

export { dehydrate, features, load, prerender, rehydrate, seed } from './post-data.ts';
