/** A first sign that makes a spreadsheet compute a cell, in any width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a spreadsheet reads them: in UTF-8 with the mark that Excel wants, every cell quoted. A cell that would be taken
 * for a formula is defused by an apostrophe, as the spreadsheet itself would write it.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string | null): string {
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
