import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import s from './data-table.module.css';
import { Compounds, type Ordered } from './text.tsx';

interface Props {
  caption: string;
  head: Ordered<string>;
  /** The first cell of a row names it. */
  rows: Ordered<Ordered<ReactNode>>;
}

/**
 * A table in a scroll area of its own, which has a name and takes the keyboard's focus; on phones its rows are cards. Its caption is only
 * read out: the heading above it says to eyes what it holds.
 */
export function DataTable({ caption, head, rows }: Props) {
  const { t } = useTranslation();
  const columns = Object.values(head);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={s.scroll} role="region" tabIndex={0} aria-label={`${caption}. ${t('a11y.tableScroll')}`}>
      <table className={s.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((cell) => (
              <th key={cell} scope="col">
                {cell || <span className="visually-hidden">{caption}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(rows)
            .map((row) => Object.values(row))
            .map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one table never move
              <tr key={row}>
                <th scope="row">{typeof name === 'string' ? <Compounds text={name} /> : name}</th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one row never move
                  <td key={at} data-label={columns[at + 1]} data-empty={cell === '–' ? '' : undefined}>
                    {/* One element: on phones the label stands beside it. */}
                    <span>{typeof cell === 'string' ? <Compounds text={cell} /> : cell}</span>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a drawing shows, for those who do not see it. */
export function HiddenTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}) {
  return (
    <div className="visually-hidden">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
