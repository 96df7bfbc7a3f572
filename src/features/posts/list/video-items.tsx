import { useTranslation } from 'react-i18next';
import { shortDate } from '#core/site/dates.ts';
import { isoDuration, playTime } from '#core/site/sizes.ts';
import { Accordion } from '#src/ui/layout/accordion.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { SaveOffline } from '../post/save-offline.tsx';
import { useCategoryName } from '../use-category-name.ts';
import { FilmPlayer } from './film-player.tsx';
import s from './library-items.module.css';
import type { ItemsProps } from './post-list.tsx';

/** Videos: player, title, length and date, and what is said, as text. */
export function VideoItems({ locale, list }: ItemsProps) {
  const { t } = useTranslation('videos');
  const nameOf = useCategoryName('videos');
  return (
    <ul className={`${s.grid} ${s.pair}`}>
      {list.items.map((video) => {
        const duration = video.film?.duration ?? video.external?.duration ?? 0;
        return (
          <Reveal as="li" key={video.id} id={video.id}>
            <article className={s.card}>
              <FilmPlayer video={video} locale={locale} />
              <h2 className={s.title}>{video.title}</h2>
              <p className={s.summary}>{video.summary}</p>
              <p className={s.meta}>
                <span>{nameOf(video.category)}</span>
                <time dateTime={isoDuration(duration)}>{t('length', { time: playTime(duration) })}</time>
                <time dateTime={video.date}>{shortDate(video.date, locale)}</time>
              </p>
              {video.film && (
                <p>
                  <SaveOffline type="videos" id={video.id} title={video.title} />
                </p>
              )}
              {video.transcript && (
                <Accordion summary={t('transcript')} label={t('transcriptOf', { title: video.title })}>
                  {video.transcript.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Accordion>
              )}
            </article>
          </Reveal>
        );
      })}
    </ul>
  );
}
