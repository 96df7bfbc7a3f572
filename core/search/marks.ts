import type { Highlighted } from './answer.ts';
import { type FoldedText, foldPositions } from './fold-positions.ts';
import { matchTerm, type QueryWord } from './query-words.ts';
import { listTerms } from './tokenize.ts';

/** A hit in a text: its range in the original, and the index of the query word it matches. */
export interface Mark {
  start: number;
  end: number;
  word: number;
}

/**
 * Finds the query words in a text, in the order of the text.
 * @param isFuzzy Whether words with a typo are hits too, as in the search itself.
 */
export function findMarks(original: string, words: readonly QueryWord[], isFuzzy: boolean): Mark[] {
  const folded = foldPositions(original);
  const marks: Mark[] = [];
  const add = (start: number, end: number, word: number) =>
    marks.push({ start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? original.length, word });
  const latin = words.flatMap((word, at) => (word.kind === 'hangul' ? [] : [{ word, at }]));
  const terms = latin.length > 0 ? listTerms(folded.text) : [];
  for (const { term, start, end } of terms) {
    for (const { word, at } of latin) {
      const match = matchTerm(word, term);
      if (match === 'exact' || (match && isFuzzy)) add(start, end, at);
    }
  }
  for (const [at, word] of words.entries()) {
    if (word.kind === 'hangul') for (const [start, end] of findHangul(folded, word)) add(start, end, at);
  }
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Finds a Hangul word anywhere inside a word; a long one also written with spaces, and with its ending where it was typed with one. */
function* findHangul({ text }: FoldedText, { terms: [stem = ''], fullWord = '' }: QueryWord): Generator<[number, number]> {
  const separator = stem.length > 3 ? '[ \\-‐‑·/]?' : '';
  const ending = fullWord.slice(stem.length);
  const pattern = [...stem].join(separator) + (ending && `(?:${ending})?`);
  // A single syllable is a hit only where a word begins.
  const isSyllable = stem.length === 1;
  for (const match of text.matchAll(new RegExp(isSyllable ? `(?<![가-힣])${stem}` : pattern, 'g')))
    yield [match.index, match.index + match[0].length];
}

/** Splits a range of the original into plain text and hits; overlapping hits become one. */
export function highlight(original: string, marks: readonly Mark[], from = 0, to = original.length): Highlighted {
  const parts: string[] = [];
  let at = from;
  for (const { start, end } of marks) {
    if (end <= from || start >= to) continue;
    const first = Math.max(start, from);
    const last = Math.min(end, to);
    if (parts.length > 0 && first <= at) {
      if (last > at) parts[parts.length - 1] += original.slice(at, last);
    } else {
      parts.push(original.slice(at, first), original.slice(first, last));
    }
    at = Math.max(at, last);
  }
  return at < to || parts.length === 0 ? [...parts, original.slice(at, to)] : parts;
}
