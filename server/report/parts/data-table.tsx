import type { View } from '../view.ts';

export interface Cell {
  text: string;
  /** Over its limit. */
  isOver?: boolean | undefined;
  /** Chance decides it. */
  isFew?: boolean | undefined;
}

interface DataTableProps {
  /** Unique in the report. */
  id: string;
  caption: string;
  /** Each one is unique; the first one names the rows. */
  head: readonly string[];
  rows: readonly (readonly (string | Cell)[])[];
  view: View;
}

/** A table that is closed until it is asked for. It scrolls by itself where the screen is narrower. */
export function DataTable({ id, caption, head, rows, view: { locale, words } }: DataTableProps) {
  const captionId = `${locale}-${id}`;
  const toContent = ({ text, isFew }: Cell) => (isFew ? <span className="few">{`${text} (${words.few})`}</span> : text);
  return (
    <details>
      <summary>{`${words.asTable}: ${caption}`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="scroll" tabIndex={0} aria-labelledby={captionId}>
        <table>
          <caption id={captionId}>{caption}</caption>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const [first, ...cells] = row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once
                <tr key={at}>
                  <th scope="row">{first?.text}</th>
                  {cells.map((cell, column) => (
                    <td key={head[column + 1]} className={cell.isOver ? 'over' : undefined}>
                      {toContent(cell)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
