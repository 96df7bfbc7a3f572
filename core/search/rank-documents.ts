import { type FoundDocument, findDocuments } from './find-documents.ts';
import { foldPositions } from './fold-positions.ts';
import { type QueryWord, queryWords, splitCompound } from './query-words.ts';
import { FIELD_WEIGHTS, phraseOf, type SearchIndex } from './search-index.ts';

/** What it counts for when the whole search text is in the title, and when it is the title or the name of the section. */
const IN_TITLE = 1.5;
const IS_NAME = 3;
/** What a page counts for that only leads to what was found. */
const TEASER = 0.6;

/** Posts whose worth differs by less than a fifth are equally good, and the newer comes first. */
const STEPS_A_DOUBLING = 4;

export interface Ranking {
  /** Every document with all words, best first: fewer typos, then worth, then newer posts, then the order of the documents. */
  ranked: readonly number[];
  /** The words that were found. */
  words: readonly QueryWord[];
  /** Nothing was found as it was typed: typos were forgiven, and compounds taken apart. */
  isForgiving: boolean;
}

export function rankDocuments(index: SearchIndex, q: string): Ranking {
  const words = queryWords(foldPositions(q).text);
  const found = findDocuments(index.terms, words, FIELD_WEIGHTS, false);
  if (found.length > 0) return { ranked: rank(index, q, found), words, isForgiving: false };
  const others = words.flatMap((word) => splitCompound(word, (term) => index.terms.postings.has(term)));
  return { ranked: rank(index, q, findDocuments(index.terms, others, FIELD_WEIGHTS, true)), words: others, isForgiving: true };
}

function rank({ titles, sections, documents }: SearchIndex, q: string, found: readonly FoundDocument[]): number[] {
  const phrase = phraseOf(q);
  const ranked = found.map(({ id, typos, worth }) => {
    const title = titles[id] as string;
    const { page, post } = documents[id] ?? {};
    const isNamed = title === phrase || sections[id]?.includes(phrase);
    const factor = (isNamed ? IS_NAME : title.includes(phrase) ? IN_TITLE : 1) * (page?.isTeaser ? TEASER : 1);
    return { id, typos, worth: post ? stepOf(worth * factor) : worth * factor, date: post?.date ?? '' };
  });
  return ranked.sort(compare).map(({ id }) => id);
}

function stepOf(worth: number): number {
  return Math.round(Math.log2(worth) * STEPS_A_DOUBLING);
}

type Ranked = FoundDocument & { date: string };

function compare(a: Ranked, b: Ranked): number {
  return a.typos - b.typos || b.worth - a.worth || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) || a.id - b.id;
}
