import type { Highlighted } from './answer.ts';
import { type FoldedText, foldPositions } from './fold-positions.ts';
import { acceptTerm, type QueryWord } from './query-words.ts';
import { termsOf } from './tokenize.ts';

/** A hit in a text: from where to where in the original, and which word it is. */
export interface Mark {
  start: number;
  end: number;
  word: number;
}

/**
 * Where the words are found in a text, in order. `isForgiving` as in the search: a typo is forgiven only where nothing
 * was found as it was typed.
 */
export function findMarks(original: string, words: readonly QueryWord[], isForgiving: boolean): Mark[] {
  const folded = foldPositions(original);
  const marks: Mark[] = [];
  const add = (start: number, end: number, word: number) =>
    marks.push({ start: folded.starts[start] as number, end: folded.ends[end - 1] as number, word });
  const latin = words.flatMap((word, at) => (word.kind === 'hangul' ? [] : [{ word, at }]));
  const terms = latin.length > 0 ? termsOf(folded.text) : [];
  for (const { term, start, end } of terms) {
    for (const { word, at } of latin) {
      const kind = acceptTerm(word, term);
      if (kind === 'exact' || (kind && isForgiving)) add(start, end, at);
    }
  }
  for (const [at, word] of words.entries()) {
    if (word.kind === 'hangul') for (const [start, end] of findHangul(folded, word)) add(start, end, at);
  }
  return marks.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Anywhere in a word, and a long one also written apart; with its ending where it was typed with it. */
function* findHangul({ text }: FoldedText, { terms, run = '' }: QueryWord): Generator<[number, number]> {
  const stem = terms[0] as string;
  const apart = stem.length > 3 ? '[ \\-‐‑·/]?' : '';
  const ending = run.slice(stem.length);
  const pattern = [...stem].join(apart) + (ending && `(?:${ending})?`);
  const isWhole = stem.length === 1;
  for (const match of text.matchAll(new RegExp(isWhole ? `(?<![가-힣])${stem}` : pattern, 'g')))
    yield [match.index, match.index + match[0].length];
}

/** Cuts a stretch of the original into plain text and hits; overlapping hits are one. */
export function highlight(original: string, marks: readonly Mark[], from = 0, to = original.length): Highlighted {
  const pieces: string[] = [];
  let at = from;
  for (const { start, end } of marks) {
    if (end <= from || start >= to) continue;
    const first = Math.max(start, from);
    const last = Math.min(end, to);
    if (pieces.length > 0 && first <= at) {
      if (last > at) pieces[pieces.length - 1] += original.slice(at, last);
    } else {
      pieces.push(original.slice(at, first), original.slice(first, last));
    }
    at = Math.max(at, last);
  }
  return at < to || pieces.length === 0 ? [...pieces, original.slice(at, to)] : pieces;
}
