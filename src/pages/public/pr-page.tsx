import linesWhite from 'image:abstract-lines-white';
import brochuresStack from 'image:brochures-stack';
import linesGold from 'image:lines-gold';
import linesRed from 'image:lines-red';
import writingDesk from 'image:writing-desk';
import { useTranslation } from 'react-i18next';
import { plant1BioreactorSize } from '#content/facts.json';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { hasPage } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { PostRow } from '#src/features/posts/list/post-row.tsx';
import { UntilDay, useCategoryName } from '#src/features/posts/post-marks.tsx';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import type { Teaser, TeaserData } from '#src/pages/load-posts.ts';
import { usePage, usePageData } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Cards } from '#src/ui/layout/cards.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Compounds, Paragraph } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import s from './pr-page.module.css';

const NOTICES = 5;
const MEDIA_LIBRARY = [
  { page: 'images', image: writingDesk },
  { page: 'videos', image: linesGold },
  { page: 'brochures', image: brochuresStack },
  { page: 'logo', image: linesWhite },
] as const;

const SHAREHOLDER_PAGES = [
  { words: 'notices', page: 'notice', query: { category: 'public-notice' } },
  { words: 'board', page: 'governance', hash: 'board' },
  { words: 'code', page: 'governance', hash: 'code-shareholders' },
  { words: 'contact', page: 'contact', query: { category: 'investors' } },
] as const;

export function Component() {
  const { locale } = usePage();
  const { newsroom: news = [], notice: notices = [] } = usePageData<TeaserData>().newest;
  const { t } = useTranslation(['pr', 'common', 'menu', 'messages', 'newsroom']);
  const more = (target: 'newsroom' | 'notice') => (
    <ArrowLink to={target} label={`${t('common:ui.more')}: ${t(`menu:items.${target}`)}`}>
      {t('common:ui.more')}
    </ArrowLink>
  );
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={linesRed}>
      <Section
        id="news"
        heading={t('news.heading')}
        wide={
          <div className={s.latest}>
            {news.length === 0 ? (
              <p>{t('messages:list.empty')}</p>
            ) : (
              <ul className={s.news}>
                {news.map((post) => (
                  <li key={post.id}>
                    <PostRow type="newsroom" locale={locale} post={post} teaser />
                  </li>
                ))}
              </ul>
            )}
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
              page: target,
              image,
            }))}
          />
        }
      />
      <Section id="notices" heading={t('notices.heading')}>
        <NoticeList locale={locale} notices={notices.slice(0, NOTICES)} />
        {more('notice')}
      </Section>
      <Section id="shareholders" heading={t('shareholders.heading')}>
        <Paragraph linked text={t('shareholders.text')} />
        <NoticeList locale={locale} notices={notices.filter(({ category }) => category === 'public-notice')} />
        <ul className={s.ways}>
          {SHAREHOLDER_PAGES.filter(({ page }) => hasPage(page)).map(({ words, page: target, ...place }) => (
            <li key={words}>
              <ArrowLink to={target} at={place}>
                {t(`shareholders.${words}`)}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="facts"
        tone="soft"
        heading={t('facts.heading')}
        lead={t('newsroom:boilerplate')}
        wide={<DataTable {...t('facts', { returnObjects: true })} />}
      />
      <div className={s.hall}>
        <VolumeRuler start={plant1BioreactorSize.litres} hall />
      </div>
      <Section id="media" heading={t('media.heading')}>
        <Paragraph linked text={t('media.body')} />
        <p>
          <ButtonLink look="red" href={hrefFor(locale, 'contact', { query: { category: 'media' } })}>
            {t('menu:items.contact')}
          </ButtonLink>
        </p>
      </Section>
    </HeadedPage>
  );
}

function NoticeList({ locale, notices }: { locale: Locale; notices: readonly Teaser[] }) {
  const { t } = useTranslation('messages');
  const nameOf = useCategoryName('notice');
  if (notices.length === 0) return <p>{t('list.empty')}</p>;
  return (
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
  );
}
