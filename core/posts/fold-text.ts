/**
 * The form in which text is compared by search: case, diacritics and the look-alikes of brief 1.7 fall away,
 * so that `8 x 5,000`, `5000` and `ng/m3` find `8 × 5,000 L` and `ng/m³`.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The part of it that changes letters: each by itself, with its marks, and with the Hangul letters that join it. */
export function foldLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');
  // A sigma gets its form at the end of a word from what is around it.
  return bare.toLowerCase().replace(/ς/g, 'σ').replace(/×/g, 'x');
}
