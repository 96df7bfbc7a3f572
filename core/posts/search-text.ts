/** A search text as it is searched for: composed letters, no signs that nobody sees, and single spaces between words. */
export function tidySearchText(text: string): string {
  return text
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();
}

const QUOTED = /["“”„＂«»「」『』]([^"“”„＂«»「」『』]*)["“”„＂«»「」『』]?/g;

/** Takes a search text apart: what stands in quotation marks is searched for as it stands, the other words one by one. */
export function readPhrases(q: string): { phrases: string[]; words: string } {
  const phrases = Array.from(q.matchAll(QUOTED), ([, phrase = '']) => phrase.trim()).filter(Boolean);
  return { phrases, words: q.replace(QUOTED, ' ').trim() };
}

/** A search text as it is shown between quotation marks: without its own, where they stand around all of it. */
export function withoutQuotationMarks(q: string): string {
  const { phrases, words } = readPhrases(q);
  return phrases.length === 1 && words === '' ? (phrases[0] as string) : q;
}

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
