import { useTranslation } from 'react-i18next';
import type { PostItem } from '#core/posts/post.ts';
import { shortDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import s from './notice-table.module.css';

interface Props {
  locale: Locale;
  posts: readonly PostItem[];
  /** Number of the first row; they count down in descending order. */
  firstNumber: number;
  step: 1 | -1;
}

/** Notices: a table with number, category, title and date (brief 4.24); narrow screens lay its rows out as a list. */
export function NoticeTable({ locale, posts, firstNumber, step }: Props) {
  const { t } = useTranslation(['common', 'public']);
  return (
    <table className={s.table}>
      <caption className="visually-hidden">{t('public:notice.heading')}</caption>
      <thead>
        <tr>
          <th scope="col" className={s.number}>
            {t('ui.number')}
          </th>
          <th scope="col">{t('ui.filterCategory')}</th>
          <th scope="col" className={s.title}>
            {t('ui.title')}
          </th>
          <th scope="col">{t('ui.date')}</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post, at) => (
          <tr key={post.id}>
            <td className={s.number}>{firstNumber + at * step}</td>
            <td className={s.category}>{t(`public:notice.categories.${post.category}`)}</td>
            <td className={s.title}>
              <a href={hrefFor(locale, 'noticePost', { id: post.id })}>{post.title}</a>
            </td>
            <td className={s.date}>
              <time dateTime={post.date}>{shortDate(post.date, locale)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
