import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/media/icon.tsx';
import { NamedText } from './arrow-link.tsx';
import s from './navigation.module.css';

type Props = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** Previous, numbers, next: plain links, so that a page of a list can be opened in a tab of its own. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  const step = (rel: 'prev' | 'next') => {
    const target = rel === 'prev' ? page - 1 : page + 1;
    const words = (
      <>
        {rel === 'prev' && <Icon name="back" />}
        {t(`ui.${rel}`)}
        {rel === 'next' && <Icon name="arrow" />}
      </>
    );
    if (target < 1 || target > pageCount) return <span className={s.off}>{words}</span>;
    return (
      <a className={s.step} href={hrefOf(target)} rel={rel}>
        {words}
      </a>
    );
  };
  return (
    <nav className={s.nav} aria-label={t('a11y.pagination')}>
      <ul className={s.pages}>
        <li>{step('prev')}</li>
        {pagesAround(page, pageCount).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === undefined ? (
              <span className={s.gap}>…</span>
            ) : (
              <a
                className={number === page ? s.current : s.number}
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                <NamedText name={t(number === page ? 'a11y.currentPage' : 'ui.page', { n: number })} text={String(number)} />
              </a>
            )}
          </li>
        ))}
        <li>{step('next')}</li>
      </ul>
    </nav>
  );
}

function pagesAround(page: number, pageCount: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    return before !== undefined && number - before > 1 ? [undefined, number] : [number];
  });
}
