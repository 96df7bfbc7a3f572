import inputs from 'site:inputs';
import { useTranslation } from 'react-i18next';
import type { AlbumPicture } from '#core/posts/post.ts';
import { PHONE } from '#core/site/constants.ts';
import { longDate } from '#core/site/dates.ts';
import { fallbackWidth, imageUrl } from '#core/site/image.ts';
import { DownloadLink } from '#src/features/posts/gallery/download-link.tsx';
import { CopyLink } from '#src/features/posts/post/post-actions.tsx';
import { PostBody } from '#src/features/posts/post/post-body.tsx';
import { useCategoryName } from '#src/features/posts/post-marks.tsx';
import { usePage, usePageNavigate } from '#src/pages/page-module.ts';
import { hasModifier } from '#src/shared/dom/keys.ts';
import { TitleEnd } from '#src/ui/layout/title-end.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx';
import s from './post.module.css';
import { PostFoot, usePost } from './post-foot.tsx';

export function Component() {
  const { page, locale } = usePage();
  const post = usePost();
  const { t } = useTranslation(['images', 'common']);
  const nameOf = useCategoryName('images');
  return (
    <article className="wrap">
      <header className={s.albumHead}>
        <Breadcrumb page={page.id} locale={locale} title={post.title} />
        <h1 className={s.title}>{post.title}</h1>
        <p className={s.albumMeta}>
          <span className={s.category}>{nameOf(post.category)}</span>
          <time dateTime={post.date}>{longDate(post.date, locale)}</time>
          {post.updated && <time dateTime={post.updated}>{t('common:ui.updated', { date: longDate(post.updated, locale) })}</time>}
          <span>{t('count', { count: post.gallery?.length ?? 0 })}</span>
        </p>
        <p className="lead">{post.summary}</p>
        <p className="note">{t('credit')}</p>
        {post.pc_content && <PostBody pc={post.pc_content} mobile={post.mobile_content} />}
        {post.archive && (
          <p>
            <DownloadLink file={post.archive} label={t('downloadAll')} />
          </p>
        )}
        <TitleEnd />
      </header>
      <Gallery pictures={post.gallery ?? []} />
      <div className={s.albumFoot}>
        <CopyLink />
      </div>
      <PostFoot post={post} locale={locale} />
    </article>
  );
}

/** Half of the grid; the whole of it for the first of an odd number. */
const HALF = `${PHONE} 92vw, 41rem`;
const WIDE = `${PHONE} 92vw, 81rem`;

/** The pictures of an album. Each leads to itself in full; with the app that is an overlay, whose number stands in the address. */
function Gallery({ pictures }: { pictures: readonly AlbumPicture[] }) {
  const { t } = useTranslation('images');
  const navigate = usePageNavigate();
  return (
    <ul className={s.gallery} aria-label={t('gallery')}>
      {pictures.map(({ image, caption, download }, at) => (
        <Reveal as="li" key={image.uuid}>
          <figure>
            <a
              className={s.albumPicture}
              href={imageUrl(inputs.assets, image.uuid, image, fallbackWidth(image), 'jpg')}
              aria-label={t('image', { n: at + 1, total: pictures.length, caption })}
              onClick={(event) => {
                if (hasModifier(event)) return;
                event.preventDefault();
                // The viewer may be on its way.
                if (location.hash !== `#photo-${at + 1}`)
                  navigate({ hash: `#photo-${at + 1}` }, { preventScrollReset: true, state: { isOpenedHere: true } });
              }}
            >
              <Picture image={image} sizes={at === 0 && pictures.length % 2 === 1 ? WIDE : HALF} first={at === 0} />
            </a>
            <figcaption className={s.albumCaption}>{caption}</figcaption>
          </figure>
          {download && <DownloadLink file={download} label={t('download')} name={caption} />}
        </Reveal>
      ))}
    </ul>
  );
}
