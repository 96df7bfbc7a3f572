import type { Highlighted } from './answer.ts';
import { listWords, toTerm, type Word } from './list-words.ts';

/** Length of an excerpt, about, in characters, and how many of them stand before the first hit. */
const EXCERPT_LENGTH = 140;
const CONTEXT_LENGTH = 40;

/** A hit in a text: its range, the word of the query that it is, and of a Hangul compound the part, if not all of it. */
export interface Mark {
  start: number;
  end: number;
  word: string;
  part?: string;
}

/** The words of a text with their terms: to read it takes longest. */
export const readTerms = (text: string) => listWords(text).map((word) => ({ ...word, term: toTerm(word) }));

/**
 * Finds the hits in a text, in its order. Parts of a compound count where the text does not have the whole.
 * @param terms Terms of the index that the search found, longer words and corrected typing errors among them.
 */
export function findMarks(text: string, words: readonly Word[], terms: ReadonlySet<string>, read = readTerms(text)): Mark[] {
  const wanted = words.map(toTerm);
  const marks = read.flatMap(({ start, end, term, ...found }): Mark[] => {
    const same = words[wanted.indexOf(term)];
    if (same) return [{ start, end: found.kind === 'hangul' ? start + found.text.length : end, word: same.text }];
    const parts = found.kind === 'hangul' ? findHangul(text.slice(start, end), found.text, start, words) : [];
    if (parts.length > 0 || !terms.has(term)) return parts;
    // The nearest word of the query is the one that begins as it does.
    return [{ start, end, word: words.find((_, at) => wanted[at]?.[0] === term[0])?.text ?? term }];
  });
  const whole = new Set(marks.flatMap(({ word, part }) => (part ? [] : word)));
  return marks.filter(({ word, part }) => !part || !whole.has(word));
}

/** Words of the query inside a Hangul word, and the Hangul word where it is a part of one. */
function findHangul(full: string, stem: string, start: number, words: readonly Word[]): Mark[] {
  return words.flatMap(({ kind, text: word, full: compound = word }) => {
    if (kind !== 'hangul') return [];
    const from = word.length > 1 ? full.indexOf(word) : full.startsWith(word) ? 0 : -1;
    if (from >= 0) return { start: start + from, end: start + from + word.length, word };
    return stem.length > 1 && compound.includes(stem) ? { start, end: start + stem.length, word, part: stem } : [];
  });
}

/** The beginning of a range of the length of an excerpt, how many different words are in it, and how many hits. */
export interface Passage {
  from: number;
  words: number;
  hits: number;
}

/** Finds the passage with the most different words, then the most hits; of equals the first. */
export function findBestPassage(marks: readonly Mark[]): Passage {
  let best: Passage = { from: 0, words: 0, hits: 0 };
  for (const { start: from } of marks) {
    const inside = marks.filter(({ start, end }) => start >= from && end <= from + EXCERPT_LENGTH);
    const words = countWords(inside);
    if (words > best.words || (words === best.words && inside.length > best.hits)) best = { from, words, hits: inside.length };
  }
  return best;
}

/** How many different words of the query are among hits; a part of one counts for its share of the syllables. */
export function countWords(marks: readonly Mark[]): number {
  const different = new Map(marks.map(({ word, part = word }) => [`${word} ${part}`, part.length / word.length]));
  return [...different.values()].reduce((sum, share) => sum + share, 0);
}

/** Cuts some 140 characters round the best passage, between words, with the hits marked; `…` stands where text is left out. */
export function createExcerpt(text: string, marks: readonly Mark[]): Highlighted {
  const { from } = findBestPassage(marks);
  const before = Math.min(from - CONTEXT_LENGTH, text.length - EXCERPT_LENGTH);
  const start = before <= 0 ? 0 : Math.min(from, text.indexOf(' ', before) + 1 || from);
  const space = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  const end = start + EXCERPT_LENGTH >= text.length ? text.length : space > from ? space : start + EXCERPT_LENGTH;
  const parts = [...highlight(text, marks, start, end)];
  if (start > 0) parts[0] = `… ${parts[0]}`;
  // Every second part is a hit, so the ellipsis needs a plain part at the end.
  if (end < text.length && parts.length % 2 === 0) parts.push('');
  if (end < text.length) parts[parts.length - 1] += ' …';
  return parts;
}

/** Splits a range of a text into plain text and hits; hits that touch become one. */
export function highlight(text: string, marks: readonly Mark[], from = 0, to = text.length): Highlighted {
  const parts: string[] = [];
  let at = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    if (parts.length > 0 && start <= at) parts[parts.length - 1] += text.slice(at, Math.max(at, end));
    else parts.push(text.slice(at, start), text.slice(start, end));
    at = Math.max(at, end);
  }
  return at < to || parts.length === 0 ? [...parts, text.slice(at, to)] : parts;
}
