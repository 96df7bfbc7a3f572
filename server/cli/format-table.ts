import { getDisplayWidth } from './display-width.ts';

/**
 * Formats rows with aligned columns, by the width of characters in a terminal.
 * @param right Indexes of columns that are aligned to the right.
 */
export function formatTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, getDisplayWidth(cell));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const space = ' '.repeat((widths[at] ?? 0) - getDisplayWidth(cell));
          return right.includes(at) ? space + cell : cell + space;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Columns that a table takes in a terminal. */
export function getTableWidth(table: string): number {
  return Math.max(...table.split('\n').map(getDisplayWidth));
}

/** Removes characters of a visitor's text that would control the terminal or change the direction of its lines. */
export function removeControlCharacters(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
}
