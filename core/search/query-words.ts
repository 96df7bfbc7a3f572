import { type Token, tokenize } from './tokenize.ts';
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
  isForgivable: boolean;
}

/** Shortest Latin word in which a typo is forgiven, shortest that may be the beginning of another, and shortest such number. */
const FORGIVABLE = 4;
const PREFIX = 2;
const NUMBER_PREFIX = 3;

/** The words of a folded search text. Words of questions do not count, unless there is nothing else. */
export function queryWords(folded: string): QueryWord[] {
  const tokens = tokenize(folded);
  const said = tokens.filter(({ start }, at) => start >= (tokens[at - 1]?.unit?.end ?? 0));
  const meant = said.filter(({ run, text }) => !isFunctionWord(run ?? text) && !isFunctionWord(text));
  const counted = meant.length > 0 ? meant : said;
  const words = counted.map((token, at) => toQueryWord(token, at === counted.length - 1));
  return words.filter(({ terms }, at) => words.findIndex((other) => other.terms[0] === terms[0]) === at);
}

function toQueryWord({ kind, text, run, unit }: Token, isLast: boolean): QueryWord {
  if (kind === 'hangul') return { kind, terms: [text], run, isPrefix: text.length === 1, isForgivable: false };
  if (kind === 'number') {
    const isPrefix = isLast && !unit && text.length >= NUMBER_PREFIX;
    return { kind, terms: [text + (unit?.text ?? '')], isPrefix, isForgivable: false };
  }
  return { kind, terms: formsOf(text), isPrefix: isLast && text.length >= PREFIX, isForgivable: text.length >= FORGIVABLE };
}

/** They only look like one noun in two numbers. */
const ALONE = new Set(['new', 'news']);

/** An English noun in both numbers, as it was typed first. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || ALONE.has(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`, ...(/(?:[sxz]|ch|sh)$/.test(word) ? [`${word}es`] : [])];
}

/**
 * A compound that stands nowhere, as the words that it is made of: 송도공장 is 송도 and 공장.
 * @param isWord Whether this stands somewhere as a word.
 */
export function splitCompound(word: QueryWord, isWord: (term: string) => boolean): QueryWord[] {
  if (word.kind !== 'hangul') return [word];
  // The end of the last word may have been taken for a particle.
  const parts = split(word.run ?? '', isWord) ?? split(word.terms[0] as string, isWord);
  return parts?.map((part) => ({ ...word, terms: [part], run: part })) ?? [word];
}

/** Longer words first; none of one syllable. */
function split(text: string, isWord: (term: string) => boolean): string[] | undefined {
  for (let length = text.length - 2; length >= 2; length -= 1) {
    const [first, rest] = [text.slice(0, length), text.slice(length)];
    if (!isWord(first)) continue;
    const others = isWord(rest) ? [rest] : split(rest, isWord);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** How a term of a text stands to a word that was asked for: it is the word, or the word with one typo. */
export function acceptTerm({ terms, isPrefix, isForgivable }: QueryWord, term: string): 'exact' | 'typo' | undefined {
  const word = terms[0] as string;
  if (terms.includes(term) || (isPrefix && term.startsWith(word))) return 'exact';
  if (!isForgivable || Math.abs(term.length - word.length) > 1 || term.length < FORGIVABLE - 1) return undefined;
  return isOneSlip(word, term) && !/^[\p{N}가-힣]/u.test(term) && !isFunctionWord(term) ? 'typo' : undefined;
}

/** One letter wrong, missing or too many, or two neighbours changed over. */
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
