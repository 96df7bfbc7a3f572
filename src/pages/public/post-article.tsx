import { useTranslation } from 'react-i18next';
import { WIDE } from '#core/site/constants.ts';
import { longDate } from '#core/site/dates.ts';
import { CopyLink } from '#src/features/posts/post/post-actions.tsx';
import { PostBody } from '#src/features/posts/post/post-body.tsx';
import { UntilDay, useCategoryName } from '#src/features/posts/post-marks.tsx';
import { TopFirst } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Compounds } from '#src/ui/layout/text.tsx';
import { TitleEnd } from '#src/ui/layout/title-end.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx';
import s from './post.module.css';
import { PostFoot, usePost } from './post-foot.tsx';

export function PostArticle() {
  const { page, locale } = usePage();
  const post = usePost();
  const { t } = useTranslation(['newsroom', 'common']);
  const nameOf = useCategoryName(post.type);
  return (
    <article className="wrap">
      <TopFirst top={2}>
        <header className={s.head}>
          <div className={s.crumbs}>
            <Breadcrumb page={page.id} locale={locale} title={post.title} />
          </div>
          <p className={s.meta}>
            <span className={s.category}>{nameOf(post.category)}</span>
            <time dateTime={post.date}>{longDate(post.date, locale)}</time>
            {post.updated && <time dateTime={post.updated}>{t('common:ui.updated', { date: longDate(post.updated, locale) })}</time>}
            {post.until && <UntilDay until={post.until} locale={locale} />}
          </p>
          <h1 className={s.title}>
            <Compounds text={post.title} />
          </h1>
          <TitleEnd />
        </header>
        {post.image && (
          <figure>
            <div className={s.picture}>
              <Picture image={post.image} sizes={`${WIDE} 81rem, 92vw`} first />
            </div>
            {post.image.isRendering && <figcaption className={s.caption}>{t('common:ui.rendering')}</figcaption>}
          </figure>
        )}
        <div className={s.columns}>
          <div>
            <CopyLink />
          </div>
          <div className={s.text}>
            <p className={s.summary}>{post.summary}</p>
            <PostBody pc={post.pc_content} mobile={post.mobile_content} />
            {post.type === 'newsroom' && (
              <Reveal as="footer" className={s.about}>
                <p className={s.aboutHead}>{t('boilerplateHeading')}</p>
                <p>{t('boilerplate')}</p>
              </Reveal>
            )}
          </div>
        </div>
        <PostFoot post={post} locale={locale} />
      </TopFirst>
    </article>
  );
}
