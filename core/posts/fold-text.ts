/**
 * Folds text to the form that the search compares: without case, diacritics, typographic variants and invisible signs. `8 x 5,000` finds `8
 * × 5,000 L`, `ng/m3` finds `ng/m³`, `C.D.M.O.` finds `CDMO`.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(ABBREVIATION, (letters) => (letters === 'u.s' ? letters : letters.replaceAll('.', '')))
    .replace(/\s+/g, ' ')
    .trim();
}

/** `c.d.m.o` in folded text. The dots of `u.s` stay: without them it is a pronoun. */
const ABBREVIATION = /(?<![a-z\d])[a-z](?:\.[a-z](?![a-z\d]))+/g;

function foldLetters(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .normalize('NFC');
  // Lower case of Σ depends on the letters around it, so both lower-case forms become one.
  return bare.toLowerCase().replace(/ς/g, 'σ').replace(/×/g, 'x').replace(/−/g, '-');
}
