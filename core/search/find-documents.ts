import type { Query } from 'minisearch';
import { matchTerm, type QueryWord } from './query-words.ts';
import type { SearchIndex } from './search-index.ts';
import { BIGRAM_PREFIX, BOUNDARY_BIGRAM_PREFIX } from './tokenize.ts';

export interface FoundDocument {
  id: number;
  /** Number of words that were found with a typo only. */
  typos: number;
  score: number;
}

/** Weights of inexact matches. A whole word, as typed, has the weight 1. */
const FORM_WEIGHT = 0.9;
const INNER_BIGRAM_WEIGHT = 0.6;
const PREFIX_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.4;

/**
 * Finds every document that holds all the words.
 * @param isFuzzy Whether a word may be found with a typo.
 */
export function findDocuments(index: SearchIndex, words: readonly QueryWord[], isFuzzy: boolean): FoundDocument[] {
  if (words.length === 0) return [];
  const queries = words.map((word) => (word.kind === 'hangul' ? queryHangul(word) : queryWord(index, word, isFuzzy)));
  return index.engine.search({ combineWith: 'AND', queries }).map(({ id, score, match, queryTerms }) => ({
    id,
    typos: isFuzzy ? countTypos(words, Object.keys(match)) : 0,
    // MiniSearch multiplies the score by the number of terms that were found, which says nothing where a word is many terms.
    score: score / queryTerms.length,
  }));
}

/** One term of the index, and with `isPrefix` the longer ones that begin with it. */
function queryTerm(term: string, weight: number, isPrefix = false): Query {
  return { queries: [term], boostTerm: () => weight, prefix: isPrefix, weights: { prefix: PREFIX_WEIGHT, fuzzy: 0 } };
}

/** A Latin word or a number: the word, its other forms, longer words where it is a prefix, and typos. */
function queryWord({ words }: SearchIndex, word: QueryWord, isFuzzy: boolean): Query {
  const [term = '', ...forms] = word.terms;
  const typos = isFuzzy && word.allowsTypo ? [...words].filter((other) => matchTerm(word, other) === 'typo') : [];
  return {
    combineWith: 'OR',
    queries: [
      queryTerm(term, 1, word.isPrefix),
      ...forms.map((form) => queryTerm(form, FORM_WEIGHT)),
      ...typos.map((typo) => queryTerm(typo, TYPO_WEIGHT)),
    ],
  };
}

/**
 * A Korean word: all its bigrams, each as a word or inside a word; in a long word also across a space, since compounds are also written
 * apart. A document that has a word of three syllables or more as a whole word scores higher.
 */
function queryHangul({ terms: [stem = ''] }: QueryWord): Query {
  if (stem.length === 1) return queryTerm(stem, 1, true);
  const share = 1 / (stem.length - 1);
  const bigrams = Array.from({ length: stem.length - 1 }, (_, at): Query => {
    const bigram = stem.slice(at, at + 2);
    const inside = [BIGRAM_PREFIX, ...(stem.length > 3 ? [BOUNDARY_BIGRAM_PREFIX] : [])];
    return {
      combineWith: 'OR',
      queries: [queryTerm(bigram, share), ...inside.map((prefix) => queryTerm(prefix + bigram, share * INNER_BIGRAM_WEIGHT))],
    };
  });
  const parts: Query = { combineWith: 'AND', queries: bigrams };
  return stem.length < 3 ? parts : { combineWith: 'OR', queries: [parts, queryTerm(stem, 1)] };
}

/** Only Latin words may have typos. */
function countTypos(words: readonly QueryWord[], found: readonly string[]): number {
  return words.filter((word) => word.allowsTypo && !found.some((term) => matchTerm(word, term) === 'exact')).length;
}
