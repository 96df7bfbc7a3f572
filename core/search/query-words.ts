import type { QueryCombination } from 'minisearch';
import { PIECE, SEAM, type Token, tokenize } from './tokenize.ts';
import { isFunctionWord } from './word-endings.ts';

/** A word that has to be found. */
export interface QueryWord {
  kind: Token['kind'];
  /** Terms of the index that are this word; of Hangul, the stem alone. */
  terms: readonly string[];
  /** Of Hangul: as it was typed, ending and all. */
  run?: string;
  /** Terms that begin with the word are the word. */
  isPrefix: boolean;
  /** One typo may be forgiven. */
  isForgiven: boolean;
}

/** Shortest Latin word in which a typo is forgiven, shortest that may be the beginning of another, and shortest such number. */
const FORGIVEN = 4;
const PREFIX = 2;
const NUMBER_PREFIX = 3;

/** The words of a folded search text. Words of questions do not count, unless there is nothing else. */
export function queryWords(folded: string): QueryWord[] {
  const tokens = tokenize(folded);
  const said = tokens.filter(({ start }, at) => !tokens[at - 1]?.unit || start >= (tokens[at - 1]?.unit?.end ?? 0));
  const meant = said.filter((token) => !isFunctionWord(token.run ?? token.text) && !isFunctionWord(token.text));
  const counted = meant.length > 0 ? meant : said;
  const words = counted.map((token, at) => toQueryWord(token, at === counted.length - 1));
  return words.filter(({ terms }, at) => words.findIndex((other) => other.terms[0] === terms[0]) === at);
}

function toQueryWord({ kind, text, run, unit }: Token, isLast: boolean): QueryWord {
  if (kind === 'hangul') return { kind, terms: [text], run, isPrefix: text.length === 1, isForgiven: false };
  if (kind === 'number')
    return { kind, terms: [text + (unit?.text ?? '')], isPrefix: isLast && !unit && text.length >= NUMBER_PREFIX, isForgiven: false };
  return { kind, terms: formsOf(text), isPrefix: isLast && text.length >= PREFIX, isForgiven: text.length >= FORGIVEN };
}

/** An English noun in both numbers. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`, ...(/(?:[sxz]|ch|sh)$/.test(word) ? [`${word}es`] : [])];
}

/** How a hit in a part of a compound, in another form, by a beginning or in spite of a typo counts beside a whole word. */
const WEIGHTS = { form: 0.9, piece: 0.6, prefix: 0.5, fuzzy: 0.4 } as const;

/** A question to the index, or a part of one. */
type Query = QueryCombination;

/** All words, each in any of its ways, as the index is asked for them. */
export function indexQuery(words: readonly QueryWord[], isForgiving: boolean): Query {
  return { combineWith: 'AND', queries: words.map((word) => (word.kind === 'hangul' ? hangulQuery(word) : latinQuery(word, isForgiving))) };
}

function latinQuery({ terms: [word = '', ...forms], isPrefix, isForgiven }: QueryWord, isForgiving: boolean): Query {
  const mayErr = isForgiving && isForgiven;
  const exact = { queries: [word], prefix: isPrefix, fuzzy: mayErr ? 1 : false, weights: WEIGHTS };
  const swapped = mayErr ? swaps(word).map((term) => only(term, WEIGHTS.fuzzy)) : [];
  return any([exact, ...forms.map((form) => only(form, WEIGHTS.form)), ...swapped]);
}

/** A word of two syllables as a word or a piece; of more, every piece of it, and better as a word. Compounds may be written apart. */
function hangulQuery({ terms: [stem = ''] }: QueryWord): Query {
  if (stem.length === 1) return { queries: [stem], prefix: true, weights: WEIGHTS };
  const pieces = Array.from({ length: stem.length - 1 }, (_, at) => stem.slice(at, at + 2));
  if (pieces.length === 1) return any([only(stem, 1), only(PIECE + stem, WEIGHTS.piece)]);
  const share = 1 / pieces.length;
  const found = pieces.map((piece) => {
    const ways = [only(piece, share), only(PIECE + piece, share * WEIGHTS.piece)];
    return any(stem.length > 3 ? [...ways, only(SEAM + piece, share * WEIGHTS.piece)] : ways);
  });
  return any([{ combineWith: 'AND', queries: found }, only(stem, 1)]);
}

function only(term: string, weight: number): Query {
  return { queries: [term], boostTerm: () => weight, prefix: false, fuzzy: false };
}

function any(queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

/** The word with two neighbours changed over, in every place: the commonest slip, and two letters wrong to a machine. */
function swaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)).filter(
    (swapped) => swapped !== word,
  );
}

/** How a term of a text stands to a word that was asked for. */
export function acceptTerm({ terms, isPrefix, isForgiven }: QueryWord, term: string): 'exact' | 'fuzzy' | undefined {
  const word = terms[0] as string;
  if (terms.includes(term) || (isPrefix && term.startsWith(word))) return 'exact';
  if (isForgiven && Math.abs(term.length - word.length) <= 1 && !/^\p{N}/u.test(term) && isOneSlip(word, term)) return 'fuzzy';
  return undefined;
}

function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
