const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** East Asian wide and full-width characters, and emoji that a terminal draws two columns wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Columns that a text takes in a terminal: Korean syllables take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment);
  return width;
}

/** A text of at most so many columns, with an ellipsis where it was cut. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let cut = '';
  let width = 1;
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment);
    if (width > columns) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

function widthOf(grapheme: string): number {
  if (WIDE.test(grapheme)) return 2;
  return NOTHING.test(grapheme) ? 0 : 1;
}
