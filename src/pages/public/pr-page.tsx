import linesWhite from 'image:abstract-lines-white';
import brochuresStack from 'image:brochures-stack';
import fillingLine from 'image:filling-line';
import linesInk from 'image:lines-ink';
import vials from 'image:vials';
import { useTranslation } from 'react-i18next';
import type { PostItem } from '#core/posts/post.ts';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { loadNewestPosts } from '#src/features/posts/load-posts.ts';
import { UntilDay } from '#src/features/posts/until-day.tsx';
import { useCategoryName } from '#src/features/posts/use-category-name.ts';
import { type PageLoader, usePage, usePageData } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { Compounds } from '#src/ui/layout/compounds.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './pr-page.module.css';

interface Data {
  news: PostItem[];
  notices: PostItem[];
}

const NEWS = 4;
const NOTICES = 5;
const MEDIA_LIBRARY = [
  { page: 'images', image: vials },
  { page: 'videos', image: fillingLine },
  { page: 'brochures', image: brochuresStack },
  { page: 'logo', image: linesWhite },
] as const;

/** The section's landing page. */
export function Component() {
  const { page, locale } = usePage();
  const { news, notices } = usePageData<Data>();
  const { t } = useTranslation(['pr', 'common', 'menu', 'messages']);
  const nameOf = useCategoryName('notice');
  const more = (target: 'newsroom' | 'notice') => (
    <p>
      <ArrowLink href={hrefFor(locale, target)} label={`${t('common:ui.more')}: ${t(`menu:items.${target}`)}`}>
        {t('common:ui.more')}
      </ArrowLink>
    </p>
  );
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={linesInk} />
      <Section
        id="news"
        heading={t('news.heading')}
        wide={
          <div className={s.latest}>
            <NewsList locale={locale} posts={news} empty={t('messages:list.empty')} />
            {more('newsroom')}
          </div>
        }
      />
      <Section
        id="library"
        tone="soft"
        heading={t('library.heading')}
        wide={
          <Cards
            columns={4}
            items={MEDIA_LIBRARY.map(({ page: target, image }) => ({
              title: t(`library.items.${target}.title`),
              text: t(`library.items.${target}.text`),
              href: hrefFor(locale, target),
              image,
            }))}
          />
        }
      />
      <Section id="notices" heading={t('notices.heading')}>
        {notices.length === 0 ? (
          <p>{t('messages:list.empty')}</p>
        ) : (
          <ul className={s.notices}>
            {notices.map(({ id, title, date, until, category }) => (
              <li key={id} className={s.notice}>
                <span className={s.category}>{nameOf(category)}</span>
                <div>
                  <a href={hrefFor(locale, 'noticePost', { id })}>
                    <Compounds text={title} />
                  </a>
                  {until && (
                    <p>
                      <UntilDay until={until} locale={locale} />
                    </p>
                  )}
                </div>
                <time dateTime={date}>{shortDate(date, locale)}</time>
              </li>
            ))}
          </ul>
        )}
        {more('notice')}
      </Section>
      <Section id="media" heading={t('media.heading')}>
        <p>{t('media.body')}</p>
        <p>
          <ButtonLink look="red" href={hrefFor(locale, 'contact', { query: { category: 'media' } })}>
            {t('menu:items.contact')}
          </ButtonLink>
        </p>
      </Section>
    </TopFirst>
  );
}

function NewsList({ locale, posts, empty }: { locale: Locale; posts: PostItem[]; empty: string }) {
  if (posts.length === 0) return <p>{empty}</p>;
  return (
    <ul className={s.news}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow type="newsroom" locale={locale} post={post} teaser />
        </li>
      ))}
    </ul>
  );
}

export const loader: PageLoader<Data> = async ({ store, locale }) => {
  const [news, notices] = await Promise.all([
    loadNewestPosts(store, 'newsroom', locale, NEWS),
    loadNewestPosts(store, 'notice', locale, NOTICES),
  ]);
  return { news, notices };
};
