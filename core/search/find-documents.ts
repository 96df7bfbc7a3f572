import type { Query, SearchResult } from 'minisearch';
import { readPhrases } from '../posts/search-text.ts';
import { toPhrase, toTerm, type Word } from './list-words.ts';
import type { Wanted } from './read-words.ts';
import { listPairs, type SearchIndex } from './search-index.ts';

export interface Found {
  id: number;
  /** Terms of the index that were found in it. */
  terms: readonly string[];
}

/** Shortest word, or number, that finds longer ones that begin with it. */
const MIN_PREFIX_LENGTH = 2;
const MIN_NUMBER_PREFIX_LENGTH = 3;
/** Shortest word that is found with a typing error, in Latin letters or Hangul syllables; how much of it may differ, and how many letters at most. */
const MIN_FUZZY_LENGTH = { latin: 4, hangul: 3 };
const FUZZY = { fuzzy: 0.2, maxFuzzy: 2 };
/** The share of the pairs of a Hangul word that a search with typing errors must find. */
const MIN_PAIRS = 0.6;

/** What a longer word, one with a typing error, and another name of the same thing count for beside the word as typed. */
const MATCH_WEIGHTS = { prefix: 0.5, fuzzy: 0.1, name: 0.3 };

/** The score is multiplied by these: the title is the query; a name of the page is; the title or, of several words, the text contains it. */
const TITLE_FACTOR = 10;
const NAME_FACTOR = 3;
const IN_TITLE_FACTOR = 1.5;
/** A page that only links to what was found. */
const TEASER_FACTOR = 0.6;
/** The newest post counts for this much more than the oldest. */
const NEWEST_BONUS = 0.2;

/** The least that a document may have of what the best one has, where few have all words. */
const MIN_SHARE = 0.4;
/** Where fewer have all words, those with most of them are added. */
const FEW = 3;

/** What was found, best first, and what is wanted and not in the best. */
export interface Findings {
  found: readonly Found[];
  leftOut: readonly Wanted[];
}

/** Finds every document that holds all that is wanted; where none does, those that hold it with typing errors; else those with most of it. */
export function findDocuments(index: SearchIndex, q: string, wanted: readonly Wanted[]): Findings {
  if (wanted.length === 0) return { found: [], leftOut: [] };
  const boostDocument = createBoost(index, q, wanted.length > 1);
  const find = (some: readonly Wanted[], isFuzzy: boolean) => {
    const queries = some.map((one) => toWantedQuery(one, q, one === wanted.at(-1), isFuzzy));
    const filter = (result: SearchResult) => some.every((one) => holds(index, one, result, isFuzzy));
    return index.engine
      .search({ combineWith: 'AND', queries }, { boostDocument, filter, weights: MATCH_WEIGHTS })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  };
  const found = find(wanted, false);
  const isQuoted = readPhrases(q).phrases.length > 0;
  if (found.length >= FEW || (found.length > 0 && (isQuoted || wanted.length === 1))) {
    return { found: withPhrases(index, q, found), leftOut: [] };
  }
  const nearly = found.length > 0 ? [] : find(wanted, true);
  if (nearly.length > 0 || wanted.length === 1) return { found: nearly, leftOut: [] };
  return findMost(index, wanted, (one) => {
    const exact = find([one], false);
    return exact.length > 0 ? exact : find([one], true);
  });
}

interface Partly extends Found {
  terms: string[];
  held: Set<Wanted>;
  share: number;
  score: number;
}

/** The documents with the most of what is wanted, those with all first. A rare word counts for more than one that many documents have. */
function findMost({ documents }: SearchIndex, wanted: readonly Wanted[], find: (one: Wanted) => SearchResult[]): Findings {
  const partly = new Map<number, Partly>();
  for (const one of wanted) {
    const results = find(one);
    const rarity = 1 + Math.log(1 + documents.length / (results.length || 1));
    for (const { id, score, terms } of results) {
      const part: Partly = partly.get(id) ?? { id, terms: [], held: new Set(), share: 0, score: 0 };
      part.held.add(one);
      part.terms.push(...terms);
      part.share += rarity;
      part.score += score;
      partly.set(id, part);
    }
  }
  const parts = [...partly.values()];
  const least = Math.max(...parts.map(({ share }) => share)) * MIN_SHARE;
  const hasAll = ({ held }: Partly) => Number(held.size === wanted.length);
  const found = parts
    .filter(({ share }) => share >= least)
    .sort((a, b) => hasAll(b) - hasAll(a) || b.score * b.share - a.score * a.share || a.id - b.id);
  return { found, leftOut: wanted.filter((one) => found[0] && !found[0].held.has(one)) };
}

function toWantedQuery({ ways }: Wanted, q: string, isLast: boolean, isFuzzy: boolean): Query {
  const queries = ways.map((words, at): Query => {
    if (at > 0)
      return { combineWith: 'AND', boostTerm: () => MATCH_WEIGHTS.name, queries: words.map((word) => toQuery(word, '', false, false)) };
    return { combineWith: 'AND', queries: words.map((word, of) => toQuery(word, q, isLast && of === words.length - 1, isFuzzy)) };
  });
  return { combineWith: 'OR', queries };
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

/** Whether a document that has some words has one of the names of what is wanted. */
function holds(index: SearchIndex, { ways: [typed], names }: Wanted, { id, queryTerms }: SearchResult, isFuzzy: boolean): boolean {
  if (names.length === 0 && !isFuzzy) return true;
  const isTyped = typed.every((word) =>
    word.kind === 'hangul' ? hasPairs(word, queryTerms, isFuzzy) : isFuzzy || queryTerms.includes(toTerm(word)),
  );
  return isTyped || names.some((name) => index.textOf(id).includes(name));
}

function hasPairs(word: Word, found: readonly string[], isFuzzy: boolean): boolean {
  if (found.includes(toTerm(word))) return true;
  const pairs = [...new Set(listPairs(isFuzzy ? (word.full ?? word.text) : word.text))];
  return pairs.filter((pair) => found.includes(pair)).length >= pairs.length * (isFuzzy ? MIN_PAIRS : 1);
}

function createBoost({ documents, phrases, textOf }: SearchIndex, q: string, hasSeveral: boolean): (id: number) => number {
  const phrase = toPhrase(q);
  const boosts = documents.map(({ page }, id) => {
    const { title = '', names = [] } = phrases[id] ?? {};
    const isInText = hasSeveral && textOf(id).includes(phrase);
    const name =
      title === phrase ? TITLE_FACTOR : names.includes(phrase) ? NAME_FACTOR : isInText || title.includes(phrase) ? IN_TITLE_FACTOR : 1;
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
