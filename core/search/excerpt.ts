import type { Highlighted } from './answer.ts';
import { highlight, type Mark } from './marks.ts';

/** Length of an excerpt, about, in characters. */
const EXCERPT_LENGTH = 140;
/** Characters shown before the first hit, where more text follows it. */
const CONTEXT_LENGTH = 40;
/** How far a cut may move to fall between words. */
const MAX_CUT_SHIFT = 16;
/** The widest gap between two words that count as one phrase: `DAR of 8`. */
const MAX_PHRASE_GAP = 4;

/** What a passage scores for each different word in it, for each pair of words in the order of the query, and for each hit. */
export const WORD_SCORE = 100;
const PAIR_SCORE = 10;
const HIT_SCORE = 1;
/** Pairs and hits above this number do not count, so that a further word always scores more. */
const MAX_COUNTED = 9;

/** A range of a text with hits in it. */
export interface Passage {
  from: number;
  to: number;
  score: number;
}

/** Finds the passage of the length of an excerpt that scores highest; of equals the first. */
export function findBestPassage(marks: readonly Mark[]): Passage {
  let best: Passage = { from: 0, to: 0, score: 0 };
  for (const [at, { start }] of marks.entries()) {
    let next = at;
    while ((marks[next]?.end ?? Number.POSITIVE_INFINITY) - start <= EXCERPT_LENGTH) next += 1;
    const inside = marks.slice(at, next);
    const words = new Set(inside.map(({ word }) => word)).size;
    const pairs = inside.filter(({ word, start: from }, index) => {
      const previous = inside[index - 1];
      return previous?.word === word - 1 && from - previous.end <= MAX_PHRASE_GAP;
    }).length;
    const score = words * WORD_SCORE + Math.min(pairs, MAX_COUNTED) * PAIR_SCORE + Math.min(inside.length, MAX_COUNTED) * HIT_SCORE;
    if (score > best.score) best = { from: start, to: inside.at(-1)?.end ?? start, score };
  }
  return best;
}

/** Cuts some 140 characters round the best passage, between words or syllables, with the hits marked; `…` stands where text is left out. */
export function createExcerpt(original: string, marks: readonly Mark[]): Highlighted {
  if (original.length <= EXCERPT_LENGTH + MAX_CUT_SHIFT) return highlight(original, marks);
  const { from, to } = findBestPassage(marks);
  const context = Math.min(CONTEXT_LENGTH, EXCERPT_LENGTH - (to - from));
  const wanted = Math.max(0, Math.min(from - context, original.length - EXCERPT_LENGTH));
  const isAtStart = wanted <= MAX_CUT_SHIFT && to <= EXCERPT_LENGTH;
  const start = isAtStart ? 0 : cutAfter(original, wanted, Math.min(from, wanted + MAX_CUT_SHIFT));
  const isAtEnd = start + EXCERPT_LENGTH >= original.length - MAX_CUT_SHIFT;
  const end = isAtEnd ? original.length : cutBefore(original, Math.max(to, start + EXCERPT_LENGTH));
  const parts = [...highlight(original, marks, start, end)];
  if (start > 0) parts[0] = `… ${parts[0]}`;
  if (end < original.length) {
    // Every second part is a hit, so the ellipsis needs a plain part at the end.
    if (parts.length % 2 === 0) parts.push('');
    parts[parts.length - 1] += ' …';
  }
  return parts;
}

/** The first start of a word between a position and a limit; without one, the nearest character boundary before the position. */
function cutAfter(text: string, position: number, limit: number): number {
  const space = text.slice(position, limit).search(/\s\S/);
  return space >= 0 ? position + space + 1 : findCharacterStart(text, position);
}

/** The last end of a word shortly before a position; without one, the nearest character boundary. */
function cutBefore(text: string, position: number): number {
  for (let at = position; at > position - MAX_CUT_SHIFT; at -= 1) if (/\s/.test(text[at] ?? '')) return at;
  return findCharacterStart(text, position);
}

/** Moves back to where a cut splits no character: not between surrogates, a letter and its marks, or the letters of one syllable. */
function findCharacterStart(text: string, position: number): number {
  let at = position;
  while (at > 0 && !isCharacterStart(text, at)) at -= 1;
  return at;
}

function isCharacterStart(text: string, at: number): boolean {
  return !/^[\udc00-\udfff\p{M}\u1160-\u11ff\u200d]/u.test(text.slice(at, at + 2)) && !/[\ud800-\udbff]$/.test(text.slice(0, at).slice(-1));
}
