import { useTranslation } from 'react-i18next';
import type { Post, PostLink } from '#core/posts/post.ts';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPostPages } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './neighbours.module.css';

/** The older and the newer post of the same type. */
export function Neighbours({ post, locale }: { post: Post; locale: Locale }) {
  const { t } = useTranslation([post.type, 'common']);
  const { detail } = getPostPages(post.type);
  const link = (label: string, { id, title, date }: PostLink) =>
    detail && (
      <a className={s.neighbour} href={hrefFor(locale, detail.id, { id })}>
        <span className={s.label}>{label}</span>
        <span className={s.name}>{title}</span>
        <time className={s.label} dateTime={date}>
          {shortDate(date, locale)}
        </time>
      </a>
    );
  return (
    <Reveal as="nav" className={s.neighbours} aria-label={t('heading')}>
      {post.previous && link(t('common:ui.prevPost'), post.previous)}
      {post.next && link(t('common:ui.nextPost'), post.next)}
    </Reveal>
  );
}
