import type { SearchResult } from 'minisearch';
import { acceptTerm, indexQuery, type QueryWord } from './query-words.ts';
import { phraseOf, type SearchIndex } from './search-index.ts';

/** What it counts for when the whole search text is in the title, and when it is the title. */
const IN_TITLE = 1.5;
const IS_TITLE = 3;

/** Posts whose worth differs by less than a fifth are equally good, and the newer comes first. */
const STEPS_A_DOUBLING = 4;

interface Ranked {
  id: number;
  typos: number;
  worth: number;
  date: string;
}

/** Every document with all words, best first: fewer typos, then worth, then newer posts, then the order of the documents. */
export function rankDocuments(
  { terms, documents, titles }: SearchIndex,
  q: string,
  words: readonly QueryWord[],
): { ranked: number[]; isForgiving: boolean } {
  if (words.length === 0) return { ranked: [], isForgiving: false };
  const asTyped = terms.search(indexQuery(words, false));
  const isForgiving = asTyped.length === 0 && words.some((word) => word.isForgiven);
  const results = isForgiving ? terms.search(indexQuery(words, true)) : asTyped;
  const phrase = phraseOf(q);
  const ranked = results.map((result): Ranked => {
    const id = result.id as number;
    const title = titles[id] as string;
    const factor = title === phrase ? IS_TITLE : title.includes(phrase) ? IN_TITLE : 1;
    // The index counts a document once more for every term that led to it; what it is worth is the sum alone.
    const worth = (factor * result.score) / result.queryTerms.length;
    const date = documents[id]?.post?.date ?? '';
    return { id, typos: isForgiving ? countTypos(result, words) : 0, worth: date ? stepOf(worth) : worth, date };
  });
  return { ranked: ranked.sort(compare).map(({ id }) => id), isForgiving };
}

function stepOf(worth: number): number {
  return Math.round(Math.log2(worth) * STEPS_A_DOUBLING);
}

function compare(a: Ranked, b: Ranked): number {
  return a.typos - b.typos || b.worth - a.worth || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) || a.id - b.id;
}

function countTypos({ terms }: SearchResult, words: readonly QueryWord[]): number {
  return words.filter((word) => word.kind === 'word' && !terms.some((term) => acceptTerm(word, term) === 'exact')).length;
}
