import type { Highlighted } from './answer.ts';
import { highlight, type Mark } from './marks.ts';

/** About this many characters of a text are shown around its best hit. */
const LENGTH = 140;
/** Characters before the first hit, where there is more after it. */
const LEAD = 40;
/** How far a cut may move to fall between words. */
const REACH = 16;

/** A text with its hits, and how good its best stretch is. */
export interface Stretch {
  from: number;
  /** Different words in it. */
  words: number;
}

/** The stretch with the most different words in it, the earliest of equals. */
export function bestStretch(marks: readonly Mark[]): Stretch {
  let best: Stretch = { from: 0, words: 0 };
  for (const [at, { start }] of marks.entries()) {
    const words = new Set<number>();
    for (let next = at; next < marks.length && (marks[next] as Mark).end - start <= LENGTH - LEAD; next += 1)
      words.add((marks[next] as Mark).word);
    if (words.size > best.words) best = { from: start, words: words.size };
  }
  return best;
}

/** Some 140 characters round the best hit, cut between words or syllables, hits marked; `…` where something is left out. */
export function excerptOf(original: string, marks: readonly Mark[]): Highlighted {
  if (original.length <= LENGTH + REACH) return highlight(original, marks);
  const { from } = bestStretch(marks);
  const wanted = Math.max(0, Math.min(from - LEAD, original.length - LENGTH));
  const start = wanted <= REACH && from < LENGTH - LEAD ? 0 : cutAfter(original, wanted, Math.min(from, wanted + REACH));
  const end = start + LENGTH >= original.length - REACH ? original.length : cutBefore(original, start + LENGTH);
  const pieces = [...highlight(original, marks, start, end)];
  if (start > 0) pieces[0] = `… ${pieces[0]}`;
  if (end < original.length) {
    if (pieces.length % 2 === 0) pieces.push('');
    pieces[pieces.length - 1] += ' …';
  }
  return pieces;
}

/** The beginning of a word at or after a place, before a limit; else of a character. */
function cutAfter(text: string, place: number, limit: number): number {
  const space = text.slice(place, limit).search(/\s\S/);
  if (space >= 0) return place + space + 1;
  let at = place;
  while (at > 0 && !isBoundary(text, at)) at -= 1;
  return at;
}

/** The end of a word at or before a place, not far from it; else of a character. */
function cutBefore(text: string, place: number): number {
  for (let at = place; at > place - REACH; at -= 1) if (/\s/.test(text[at] ?? '')) return at;
  let at = place;
  while (at > 0 && !isBoundary(text, at)) at -= 1;
  return at;
}

/** No cut within a character: a pair of surrogates, a letter and its marks, a syllable in its letters. */
function isBoundary(text: string, at: number): boolean {
  return !/^[\udc00-\udfff\p{M}\u1160-\u11ff\u200d]/u.test(text.slice(at, at + 2)) && !/[\ud800-\udbff]$/.test(text.slice(0, at).slice(-1));
}
