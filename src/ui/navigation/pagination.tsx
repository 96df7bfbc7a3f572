import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './pagination.module.css';

interface Props {
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
}

/** Previous, numbers, next: plain links, so that a page of a list can be opened in a tab of its own. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <nav className={s.nav} aria-label={t('a11y.pagination')}>
      <ul className={s.list}>
        <li>
          {page > 1 ? (
            <a className={s.step} href={hrefOf(page - 1)} rel="prev">
              <Icon name="back" />
              {t('ui.prev')}
            </a>
          ) : (
            <span className={s.off}>
              <Icon name="back" />
              {t('ui.prev')}
            </span>
          )}
        </li>
        {pagesAround(page, pageCount).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === undefined ? (
              <span className={s.gap}>…</span>
            ) : number === page ? (
              <a className={s.current} href={hrefOf(number)} aria-current="page">
                <Named text={t('a11y.currentPage', { n: MARK })} number={number} />
              </a>
            ) : (
              <a className={s.number} href={hrefOf(number)}>
                <Named text={t('ui.page', { n: MARK })} number={number} />
              </a>
            )}
          </li>
        ))}
        <li>
          {page < pageCount ? (
            <a className={s.step} href={hrefOf(page + 1)} rel="next">
              {t('ui.next')}
              <Icon name="arrow" />
            </a>
          ) : (
            <span className={s.off}>
              {t('ui.next')}
              <Icon name="arrow" />
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}

const MARK = '#';

/** The number as it is seen, inside the words by which it is named. */
function Named({ text, number }: { text: string; number: number }) {
  const [before, after] = text.split(MARK);
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {number}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  );
}

/** First, last, the current one and its neighbours; `undefined` marks a gap. */
export function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}
