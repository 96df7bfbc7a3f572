import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** `1 inquiry`, `2 inquiries`. */
export function formatCount(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

/**
 * Formats rows with aligned columns, by the width of characters in a terminal.
 * @param right Indexes of columns that are aligned to the right.
 */
export function formatTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, stringWidth(cell));
  const pad = (cell: string, at: number) => {
    const space = ' '.repeat((widths[at] ?? 0) - stringWidth(cell));
    return right.includes(at) ? space + cell : cell + space;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Truncates a text to a number of columns, with an ellipsis where it was cut. */
export function truncateToWidth(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let cut = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(cut + segment) >= columns) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

/** Removes characters of a visitor's text that would control the terminal or change the direction of its lines. */
export function removeControlCharacters(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '');
}
