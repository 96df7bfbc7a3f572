import { type Token, tokenize } from './tokenize.ts';
import { isFunctionWord } from './word-endings.ts';

/** A word of the query. Every one of them must be found. */
export interface QueryWord {
  kind: Token['kind'];
  /** The terms of the index that match it, as typed first; of Hangul, the stem alone. */
  terms: readonly string[];
  /** Of Hangul: the word as typed, with its ending. */
  fullWord?: string;
  /** Longer terms that begin with the word match too. */
  isPrefix: boolean;
  /** A term with one typo may match in a fuzzy search. */
  allowsTypo: boolean;
}

/** Shortest Latin word that may match with a typo, shortest one that may match as a prefix, and shortest number that may. */
const MIN_FUZZY_LENGTH = 4;
const MIN_PREFIX_LENGTH = 2;
const MIN_NUMBER_PREFIX_LENGTH = 3;

/** Words of a query that are searched for; further ones are left out. */
const MAX_QUERY_WORDS = 16;

/** Reads the words of a folded query. Function words ("where is the") are dropped, unless the query has no others. */
export function parseQueryWords(folded: string): QueryWord[] {
  const tokens = tokenize(folded);
  // The unit of a number is part of the number's term.
  const withoutUnits = tokens.filter(({ start }, at) => start >= (tokens[at - 1]?.unit?.end ?? 0));
  const contentWords = withoutUnits.filter(({ fullWord, text }) => !isFunctionWord(fullWord ?? text) && !isFunctionWord(text));
  const used = (contentWords.length > 0 ? contentWords : withoutUnits).slice(0, MAX_QUERY_WORDS);
  const words = used.map((token, at) => toQueryWord(token, at === used.length - 1));
  return words.filter(({ terms }, at) => words.findIndex((other) => other.terms[0] === terms[0]) === at);
}

function toQueryWord({ kind, text, fullWord, unit }: Token, isLast: boolean): QueryWord {
  if (kind === 'hangul') return { kind, terms: [text], fullWord, isPrefix: text.length === 1, allowsTypo: false };
  if (kind === 'number') {
    const isPrefix = isLast && !unit && text.length >= MIN_NUMBER_PREFIX_LENGTH;
    return { kind, terms: [text + (unit?.text ?? '')], isPrefix, allowsTypo: false };
  }
  return {
    kind,
    terms: listNounForms(text),
    isPrefix: isLast && text.length >= MIN_PREFIX_LENGTH,
    allowsTypo: text.length >= MIN_FUZZY_LENGTH,
  };
}

/** They look like the singular and plural of one noun, and are not. */
const NOT_PLURALS = new Set(['new', 'news']);

/** Lists the singular and plural of an English noun, as typed first. */
function listNounForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || NOT_PLURALS.has(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`, ...(/(?:[sxz]|ch|sh)$/.test(word) ? [`${word}es`] : [])];
}

/**
 * Splits a compound that no document has into the words that it is made of: 송도공장 into 송도 and 공장.
 * @param isWord Whether a term is a word of the index.
 */
export function splitCompound(word: QueryWord, isWord: (term: string) => boolean): QueryWord[] {
  if (word.kind !== 'hangul') return [word];
  // First with the ending, which may be a part of the last word that was mistaken for a particle.
  const parts = split(word.fullWord ?? '', isWord) ?? split(word.terms[0] ?? '', isWord);
  return parts?.map((part) => ({ ...word, terms: [part], fullWord: part })) ?? [word];
}

/**
 * Splits a text into words of two syllables or more; tries longer first words first. Undefined where it cannot be split.
 * @param unsplittable Rests of the text that were tried before: without them the work would grow exponentially, since one
 *   rest is reached through every way to split what stands before it.
 */
function split(text: string, isWord: (term: string) => boolean, unsplittable = new Set<string>()): string[] | undefined {
  if (unsplittable.has(text)) return undefined;
  for (let length = text.length - 2; length >= 2; length -= 1) {
    const [first, rest] = [text.slice(0, length), text.slice(length)];
    if (!isWord(first)) continue;
    const others = isWord(rest) ? [rest] : split(rest, isWord, unsplittable);
    if (others) return [first, ...others];
  }
  unsplittable.add(text);
  return undefined;
}

/** Compares a term of a text with a query word: it is the word, the word with one typo, or neither. */
export function matchTerm({ terms, isPrefix, allowsTypo }: QueryWord, term: string): 'exact' | 'typo' | undefined {
  const [word = ''] = terms;
  if (terms.includes(term) || (isPrefix && term.startsWith(word))) return 'exact';
  if (!allowsTypo || Math.abs(term.length - word.length) > 1 || term.length < MIN_FUZZY_LENGTH - 1) return undefined;
  return isOneEditApart(word, term) && !/^[\p{N}가-힣]/u.test(term) && !isFunctionWord(term) ? 'typo' : undefined;
}

/** True where one letter is wrong, missing or too many, or two neighbouring letters are swapped. */
function isOneEditApart(a: string, b: string): boolean {
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
