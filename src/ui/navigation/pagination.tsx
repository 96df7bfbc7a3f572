import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/media/icon.tsx';
import { NamedText } from './arrow-link.tsx';
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
                <NamedText name={t('a11y.currentPage', { n: number })} text={String(number)} />
              </a>
            ) : (
              <a className={s.number} href={hrefOf(number)}>
                <NamedText name={t('ui.page', { n: number })} text={String(number)} />
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

/** First, last, the current one and its neighbours; `undefined` marks a gap. */
export function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}
