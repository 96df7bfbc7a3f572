/**
 * Folds text to the form in which the search compares it: case, diacritics and typographic variants are removed,
 * so that `8 x 5,000`, `5000` and `ng/m3` find `8 × 5,000 L` and `ng/m³`.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folds letters only, without changing numbers or white space. A letter must be passed with its marks, and with the Hangul letters that join it. */
export function foldLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');
  // Lower case of Σ depends on the letters around it, so both lower-case forms become one.
  return bare.toLowerCase().replace(/ς/g, 'σ').replace(/×/g, 'x');
}
