import linesRed from 'image:lines-red';
import { useTranslation } from 'react-i18next';
import { feedUrl } from '#core/site/feeds.ts';
import type { Locale } from '#core/site/locales.ts';
import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { createListPage } from './create-list-page.tsx';
import s from './newsroom-page.module.css';

export const { Component, loader } = createListPage('newsroom', linesRed, NewsItems, NewsFeed);

function NewsItems({ locale, list }: ItemsProps) {
  return (
    <ul>
      {list.items.map((post) => (
        <Reveal as="li" key={post.id}>
          <PostRow type="newsroom" locale={locale} post={post} />
        </Reveal>
      ))}
    </ul>
  );
}

function NewsFeed({ locale }: { locale: Locale }) {
  const { t } = useTranslation('newsroom');
  return (
    <p className={s.feed}>
      <ArrowLink href={feedUrl(locale, 'xml')}>{t('feed')}</ArrowLink>
    </p>
  );
}
