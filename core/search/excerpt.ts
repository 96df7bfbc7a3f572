import type { Highlighted } from './answer.ts';
import { highlight, type Mark } from './marks.ts';

/** About this many characters of a text are shown around its best hit. */
const LENGTH = 140;
/** Characters before the first hit, where there is more after it. */
const LEAD = 40;
/** How far a cut may move to fall between words. */
const REACH = 16;

/** How far apart two words stand that are said in one breath: `DAR of 8`. */
const BREATH = 4;

/** A stretch of a text, and how good it is. */
export interface Stretch {
  from: number;
  to: number;
  worth: number;
}

/** The stretch with the most different words; of equals the one with more of them in the order asked for, then with more hits, then the first. */
export function bestStretch(marks: readonly Mark[]): Stretch {
  let best: Stretch = { from: 0, to: 0, worth: 0 };
  for (const [at, { start }] of marks.entries()) {
    let next = at;
    while (next < marks.length && (marks[next] as Mark).end - start <= LENGTH) next += 1;
    const near = marks.slice(at, next);
    const words = new Set(near.map(({ word }) => word)).size;
    const inOrder = near.filter(({ word, start: from }, place) => {
      const before = near[place - 1];
      return before?.word === word - 1 && from - before.end <= BREATH;
    }).length;
    const worth = words * WORD + Math.min(inOrder, MOST) * ORDER + Math.min(near.length, MOST);
    if (worth > best.worth) best = { from: start, to: near.at(-1)?.end ?? start, worth };
  }
  return best;
}

/** What a further word in a stretch counts for, a pair in order, and how many of a kind count at most. */
export const WORD = 100;
const ORDER = 10;
const MOST = 9;

/** Some 140 characters round the best hit, cut between words or syllables, hits marked; `…` where something is left out. */
export function excerptOf(original: string, marks: readonly Mark[]): Highlighted {
  if (original.length <= LENGTH + REACH) return highlight(original, marks);
  const { from, to } = bestStretch(marks);
  const lead = Math.min(LEAD, LENGTH - (to - from));
  const wanted = Math.max(0, Math.min(from - lead, original.length - LENGTH));
  const start = wanted <= REACH && to <= LENGTH ? 0 : cutAfter(original, wanted, Math.min(from, wanted + REACH));
  const end = start + LENGTH >= original.length - REACH ? original.length : cutBefore(original, Math.max(to, start + LENGTH));
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
