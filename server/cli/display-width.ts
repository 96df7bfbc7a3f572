const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Characters that take two columns in a terminal: East Asian wide and full-width ones, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Number of columns that a text takes in a terminal. A Korean syllable takes two. */
export function getDisplayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += getCharacterWidth(segment);
  return width;
}

/** Truncates a text to a number of columns, with an ellipsis where it was cut. */
export function truncateToWidth(text: string, columns: number): string {
  if (getDisplayWidth(text) <= columns) return text;
  let cut = '';
  let width = 1;
  for (const { segment } of graphemes.segment(text)) {
    width += getCharacterWidth(segment);
    if (width > columns) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

function getCharacterWidth(grapheme: string): number {
  if (WIDE.test(grapheme)) return 2;
  return ZERO_WIDTH.test(grapheme) ? 0 : 1;
}
