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
