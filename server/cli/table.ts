import { displayWidth } from './display-width.ts';

/** Rows in columns that line up, whatever script they are in. Columns named in `right` are set to the right: numbers. */
export function layTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, displayWidth(cell));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const space = ' '.repeat((widths[at] ?? 0) - displayWidth(cell));
          return right.includes(at) ? space + cell : cell + space;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What a visitor wrote, without signs that would steer a terminal or turn its lines about. */
export function printable(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
}
