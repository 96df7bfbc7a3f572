/** First characters that make a spreadsheet treat a cell as a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats rows as CSV in UTF-8 with a byte order mark, which Excel needs, and with every cell quoted. A cell that a spreadsheet would
 * treat as a formula begins with an apostrophe, which makes it text.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: string | null): string {
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
