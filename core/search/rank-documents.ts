import { type FoundDocument, findDocuments } from './find-documents.ts';
import type { QueryWord } from './query-words.ts';
import { FIELD_WEIGHTS, phraseOf, type SearchIndex } from './search-index.ts';

/** What it counts for when the whole search text is in the title, and when it is the title. */
const IN_TITLE = 1.5;
const IS_TITLE = 3;
/** What a page counts for that only leads to what was found. */
const TEASER = 0.6;

/** Posts whose worth differs by less than a fifth are equally good, and the newer comes first. */
const STEPS_A_DOUBLING = 4;

/** Every document with all words, best first: fewer typos, then worth, then newer posts, then the order of the documents. */
export function rankDocuments(index: SearchIndex, q: string, words: readonly QueryWord[]): { ranked: number[]; isForgiving: boolean } {
  const asTyped = findDocuments(index.terms, words, FIELD_WEIGHTS, false);
  const isForgiving = asTyped.length === 0 && words.some((word) => word.isForgivable);
  const found = isForgiving ? findDocuments(index.terms, words, FIELD_WEIGHTS, true) : asTyped;
  const phrase = phraseOf(q);
  const ranked = found.map(({ id, typos, worth }) => {
    const title = index.titles[id] as string;
    const { page, post } = index.documents[id] ?? {};
    const factor = (title === phrase ? IS_TITLE : title.includes(phrase) ? IN_TITLE : 1) * (page?.isTeaser ? TEASER : 1);
    return { id, typos, worth: post ? stepOf(worth * factor) : worth * factor, date: post?.date ?? '' };
  });
  return { ranked: ranked.sort(compare).map(({ id }) => id), isForgiving };
}

function stepOf(worth: number): number {
  return Math.round(Math.log2(worth) * STEPS_A_DOUBLING);
}

type Ranked = FoundDocument & { date: string };

function compare(a: Ranked, b: Ranked): number {
  return a.typos - b.typos || b.worth - a.worth || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) || a.id - b.id;
}
