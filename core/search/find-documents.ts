import type { Query, SearchResult } from 'minisearch';
import { readPhrases } from '../posts/search-text.ts';
import { isFunctionWord, listWords, toTerm, type Word } from './list-words.ts';
import { listPairs, type SearchIndex, toPhrase } from './search-index.ts';

export interface Found {
  id: number;
  /** Terms of the index that were found in it. */
  terms: readonly string[];
}

/** Words of a query that are searched for; further ones are left out. */
const MAX_QUERY_WORDS = 16;

/** Shortest word, or number, that finds longer ones that begin with it. */
const MIN_PREFIX_LENGTH = 2;
const MIN_NUMBER_PREFIX_LENGTH = 3;
/** Shortest word that is found with a typing error, in Latin letters or Hangul syllables; how much of it may differ, and how many letters at most. */
const MIN_FUZZY_LENGTH = { latin: 4, hangul: 3 };
const FUZZY = { fuzzy: 0.2, maxFuzzy: 2 };
/** The share of the pairs of a Hangul word that a search with typing errors must find. */
const MIN_PAIRS = 0.6;

/** What a longer word and one with a typing error count for beside the word as typed. */
const MATCH_WEIGHTS = { prefix: 0.5, fuzzy: 0.1 };

/** The score is multiplied by these: the title is the query; a name of the page is; the title contains it. */
const TITLE_FACTOR = 10;
const NAME_FACTOR = 3;
const IN_TITLE_FACTOR = 1.5;
/** A page that only links to what was found. */
const TEASER_FACTOR = 0.6;
/** The newest post counts for this much more than the oldest. */
const NEWEST_BONUS = 0.2;

/** The words of a query. Function words ("where is the") are dropped, unless the query has no others. */
export function readQueryWords(q: string): Word[] {
  const words = listWords(q);
  const contentWords = words.filter(({ text }) => !isFunctionWord(text));
  const used = contentWords.length > 0 ? contentWords : words;
  return used.filter(({ text }, at) => used.findIndex((other) => other.text === text) === at).slice(0, MAX_QUERY_WORDS);
}

/** Finds every document that holds all the words, best first; where none does, those that hold them with typing errors. */
export function findDocuments(index: SearchIndex, q: string, words: readonly Word[]): readonly Found[] {
  if (words.length === 0) return [];
  const boostDocument = createBoost(index, q);
  const find = (isFuzzy: boolean) => {
    const queries = words.map((word, at) => toQuery(word, q, at === words.length - 1, isFuzzy));
    const filter = (result: SearchResult) => !isFuzzy || words.every((word) => hasEnough(word, result.queryTerms));
    const found = index.engine.search({ combineWith: 'AND', queries }, { boostDocument, filter, weights: MATCH_WEIGHTS });
    return found.sort((a, b) => b.score - a.score || a.id - b.id);
  };
  const found = find(false);
  return found.length > 0 ? withPhrases(index, q, found) : find(true);
}

function toQuery(word: Word, q: string, isLast: boolean, isFuzzy: boolean): Query {
  const { kind, text, full = text } = word;
  const term = toTerm(word);
  if (kind === 'number') return { queries: [term], prefix: isLast && text.length >= MIN_NUMBER_PREFIX_LENGTH };
  if (kind === 'latin') {
    // Capitals are an abbreviation, which begins no longer word: EMA is not in email.
    const isAbbreviation = /^[A-Z]{2,}$/.test(q.slice(word.start, word.end));
    const isPrefix = isLast && !isAbbreviation && text.length >= MIN_PREFIX_LENGTH;
    if (!isFuzzy || text.length < MIN_FUZZY_LENGTH.latin) return { queries: [term], prefix: isPrefix };
    const swapped = Array.from({ length: term.length - 1 }, (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2));
    return {
      combineWith: 'OR',
      queries: [
        { queries: [term], prefix: isPrefix, ...FUZZY },
        // MiniSearch counts two letters in the wrong order as two errors, which are too many for a short word.
        { queries: swapped, boostTerm: () => MATCH_WEIGHTS.fuzzy },
      ],
    };
  }
  if (text.length === 1) return { queries: [term], prefix: true };
  const pairs = [...new Set(listPairs(isFuzzy ? full : text))];
  return {
    combineWith: 'OR',
    queries: [
      // Of a long word the pairs that a space parts, too: their terms are longer by a sign.
      { combineWith: isFuzzy ? 'OR' : 'AND', queries: pairs, prefix: text.length > 3, boostTerm: () => 1 / pairs.length },
      { queries: [term], ...(isFuzzy && text.length >= MIN_FUZZY_LENGTH.hangul && FUZZY) },
    ],
  };
}

function hasEnough(word: Word, found: readonly string[]): boolean {
  if (word.kind !== 'hangul' || found.includes(toTerm(word))) return true;
  const pairs = [...new Set(listPairs(word.full ?? word.text))];
  return pairs.filter((pair) => found.includes(pair)).length >= pairs.length * MIN_PAIRS;
}

function createBoost({ documents, phrases }: SearchIndex, q: string): (id: number) => number {
  const phrase = toPhrase(q);
  const boosts = documents.map(({ page }, id) => {
    const { title = '', names = [] } = phrases[id] ?? {};
    const name = title === phrase ? TITLE_FACTOR : names.includes(phrase) ? NAME_FACTOR : title.includes(phrase) ? IN_TITLE_FACTOR : 1;
    return name * (page ? (page.isTeaser ? TEASER_FACTOR : 1) : 1 + NEWEST_BONUS * (1 - id / documents.length));
  });
  return (id) => boosts[id] ?? 1;
}

/** Of what was found, the documents that hold what stands in quotation marks; all where none does. */
function withPhrases({ textOf }: SearchIndex, q: string, found: readonly SearchResult[]): readonly SearchResult[] {
  const wanted = readPhrases(q).phrases.map(toPhrase);
  const exact = wanted.length > 0 ? found.filter(({ id }) => wanted.every((phrase) => textOf(id).includes(phrase))) : [];
  return exact.length > 0 ? exact : found;
}
