import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '#core/site/constants.ts';
import { shortDate } from '#core/site/dates.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { ItemsProps } from '#src/features/posts/list/post-list.tsx';
import { UntilDay, useCategoryName } from '#src/features/posts/post-marks.tsx';
import { Compounds } from '#src/ui/layout/text.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { createListPage } from './create-list-page.tsx';
import s from './lists.module.css';

export const Component = createListPage('notice', NoticeTable);

function NoticeTable({ locale, list, query }: ItemsProps) {
  const before = list.items.length > PAGE_SIZES.notice ? 0 : (list.page - 1) * PAGE_SIZES.notice;
  const step = query.sort === 'asc' ? 1 : -1;
  const firstNumber = step === 1 ? before + 1 : list.total - before;
  const { t } = useTranslation(['common', 'notice']);
  const nameOf = useCategoryName('notice');
  return (
    <table className={s.table}>
      <caption className="visually-hidden">{t('notice:heading')}</caption>
      <thead>
        <tr>
          <th scope="col" className={s.number}>
            {t('ui.number')}
          </th>
          <th scope="col">{t('notice:filters.category.label')}</th>
          <th scope="col" className={s.noticeTitle}>
            {t('ui.title')}
          </th>
          <th scope="col">{t('ui.date')}</th>
        </tr>
      </thead>
      <tbody>
        {list.items.map((post, at) => (
          <Reveal as="tr" key={post.id}>
            <td className={s.number}>{firstNumber + at * step}</td>
            <td className={s.category}>{nameOf(post.category)}</td>
            <td className={s.noticeTitle}>
              <a className="whole" href={hrefFor(locale, 'noticePost', { id: post.id })}>
                <Compounds text={post.title} />
              </a>
              {post.until && (
                <p>
                  <UntilDay until={post.until} locale={locale} />
                </p>
              )}
            </td>
            <td className={s.date}>
              <time dateTime={post.date}>{shortDate(post.date, locale)}</time>
            </td>
          </Reveal>
        ))}
      </tbody>
    </table>
  );
}
