import { useTranslation } from 'react-i18next';
import { writeListQuery } from '#core/posts/list-posts.ts';
import { PAGE_SIZES } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { feedUrl } from '#core/site/urls.ts';
import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { createListPage } from './create-list-page.tsx';
import s from './lists.module.css';

export const Component = createListPage('newsroom', NewsItems, NewsFeed);

/** The newest story over the whole width, then two beside each other, then a row each. What was filtered, sorted or leafed to is of one rank. */
function NewsItems({ locale, list, query }: ItemsProps) {
  const beginsWithNewest = list.page === 1 || list.items.length > PAGE_SIZES.newsroom;
  const isFront = beginsWithNewest && writeListQuery({ ...query, page: 1 }).size === 0;
  const sizeOf = (at: number) => (!isFront || at > 2 ? 'row' : at === 0 ? 'lead' : 'half');
  return (
    <ul className={s.list}>
      {list.items.map((post, at) => (
        // The key: a row whose size changes is another one.
        <Reveal as="li" key={`${post.id} ${sizeOf(at)}`} className={sizeOf(at) === 'half' ? s.half : undefined}>
          <PostRow type="newsroom" locale={locale} post={post} size={sizeOf(at)} />
        </Reveal>
      ))}
    </ul>
  );
}

function NewsFeed({ locale }: { locale: Locale }) {
  const { t } = useTranslation('newsroom');
  return (
    <p className={s.feed}>
      <ArrowLink href={feedUrl(locale)}>{t('feed')}</ArrowLink>
    </p>
  );
}
