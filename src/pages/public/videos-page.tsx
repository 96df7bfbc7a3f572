import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostItem } from '#core/posts/post.ts';
import { PHONE } from '#core/site/constants.ts';
import { shortDate } from '#core/site/dates.ts';
import { LANGUAGES, LOCALES, type Locale } from '#core/site/locales.ts';
import { isoDuration, playTime } from '#core/site/sizes.ts';
import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { useCategoryName } from '#src/features/posts/post-marks.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { createListPage } from './create-list-page.tsx';
import items from './lists.module.css';
import s from './videos-page.module.css';

export const Component = createListPage('videos', VideoItems);

function VideoItems({ locale, list }: ItemsProps) {
  const { t } = useTranslation('videos');
  const nameOf = useCategoryName('videos');
  return (
    <ul className={`${items.grid} ${items.pair}`}>
      {list.items.map((video) => {
        const duration = video.film?.duration ?? video.external?.duration ?? 0;
        return (
          <Reveal as="li" key={video.id} id={video.id}>
            <article className={items.card}>
              <FilmPlayer video={video} locale={locale} />
              <h2 className={items.title}>{video.title}</h2>
              <p className={items.summary}>{video.summary}</p>
              <p className={items.meta}>
                <span>{nameOf(video.category)}</span>
                <time dateTime={isoDuration(duration)}>{t('length', { time: playTime(duration) })}</time>
                <time dateTime={video.date}>{shortDate(video.date, locale)}</time>
              </p>
              {video.transcript && (
                <details className={s.item}>
                  <summary className={s.summary} aria-label={t('transcriptOf', { title: video.title })}>
                    {t('transcript')}
                    <Icon name="plus" className={s.plus} />
                    <Icon name="minus" className={s.minus} />
                  </summary>
                  <div className={s.body}>
                    {video.transcript.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
              )}
            </article>
          </Reveal>
        );
      })}
    </ul>
  );
}

/**
 * A poster that is a link to the film: without the app the browser plays the file by itself, with it the poster makes
 * way for the native player with captions. Nothing of the film is loaded before that. A video elsewhere links out.
 */
function FilmPlayer({ video, locale }: { video: PostItem; locale: Locale }) {
  const { t } = useTranslation(['videos', 'common']);
  const [isPlaying, setPlaying] = useState(false);
  const { film, external, image, title } = video;
  if (film && isPlaying) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the tracks are below, one a language
      <video className={s.player} controls autoPlay playsInline aria-label={title} ref={(element) => element?.focus()}>
        {[...film.files].reverse().map(({ url, width }) => (
          <source key={url} src={url} type="video/mp4" media={width === film.files.at(-1)?.width ? PHONE : undefined} />
        ))}
        {LOCALES.map((language) => (
          <track
            key={language}
            kind="captions"
            src={film.captions[language]}
            srcLang={language}
            label={LANGUAGES[language].name}
            default={language === locale}
          />
        ))}
      </video>
    );
  }
  const href = film?.files[0]?.url ?? external?.url;
  const duration = film?.duration ?? external?.duration ?? 0;
  return (
    <a
      className={s.poster}
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
      {...(film && {
        'data-needs-app': '',
        onClick: (event) => {
          event.preventDefault();
          setPlaying(true);
        },
      })}
    >
      {image && <Picture image={image} sizes={`${PHONE} 92vw, 41rem`} decorative />}
      <span className={s.mark} aria-hidden="true">
        <Icon name={external ? 'external' : 'play'} />
      </span>
      <span className={s.time} aria-hidden="true">
        {playTime(duration)}
      </span>
      <span className="visually-hidden">
        {t('play', { title })}
        {external && ` (${t('common:ui.newWindow')})`}
      </span>
    </a>
  );
}
