import { foldText } from '../posts/fold-text.ts';
import { readPhrases } from '../posts/search-text.ts';
import { type FoundDocument, findDocuments } from './find-documents.ts';
import { foldPositions } from './fold-positions.ts';
import { parseQueryWords, type QueryWord, splitCompound } from './query-words.ts';
import { listFields, normalizePhrase, type SearchIndex } from './search-index.ts';

/** The score is multiplied by these: the title contains the whole query; the query is the title or the name of the section. */
const IN_TITLE_FACTOR = 1.5;
const EXACT_NAME_FACTOR = 3;
/** A page that only links to what was found. */
const TEASER_FACTOR = 0.6;

/** Scores of posts are rounded to steps of a fifth, so that of nearly equal posts the newer comes first. */
const STEPS_PER_DOUBLING = 4;

export interface Ranking {
  /** Every document with all words, best first: fewer typos, then score, then newer posts, then the order of the documents. */
  ranked: readonly number[];
  /** The words that the documents were searched for. */
  words: readonly QueryWord[];
  /** Nothing was found as typed, so typos were allowed and compounds split. */
  isFuzzy: boolean;
}

export function rankDocuments(index: SearchIndex, q: string): Ranking {
  const words = parseQueryWords(foldPositions(q).text);
  const found = findDocuments(index, words, false);
  if (found.length > 0) return { ranked: rank(index, q, withPhrases(index, q, found)), words, isFuzzy: false };
  const splitWords = words.flatMap((word) => splitCompound(word, (term) => index.words.has(term)));
  return { ranked: rank(index, q, findDocuments(index, splitWords, true)), words: splitWords, isFuzzy: true };
}

/** Of what was found, the documents that hold what stands in quotation marks; all where none does. */
function withPhrases({ source, documents }: SearchIndex, q: string, found: readonly FoundDocument[]): readonly FoundDocument[] {
  const patterns = readPhrases(q).phrases.map(toPattern);
  if (patterns.length === 0) return found;
  const exact = found.filter(({ id }) => {
    const document = documents[id];
    const texts = document ? Object.values(listFields(source, document)).map(spaceApart) : [];
    return patterns.every((pattern) => texts.some((text) => pattern.test(text)));
  });
  return exact.length > 0 ? exact : found;
}

/** Whole words of Latin letters and figures; Hangul also inside a word, and written with spaces or without. */
function toPattern(phrase: string): RegExp {
  const words = spaceApart(phrase)
    .trim()
    .replace(/(?<=[가-힣]) (?=[가-힣])/g, ' ?');
  return new RegExp(`(?<![a-z\\d](?=[a-z\\d]))${words}(?!(?<=[a-z\\d])[a-z\\d])`);
}

const spaceApart = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

function rank({ titles, sections, documents }: SearchIndex, q: string, found: readonly FoundDocument[]): number[] {
  const phrase = normalizePhrase(q);
  const ranked = found.map(({ id, typos, score }) => {
    const title = titles[id] ?? '';
    const { page, post } = documents[id] ?? {};
    const isExactName = title === phrase || sections[id]?.includes(phrase);
    const factor = (isExactName ? EXACT_NAME_FACTOR : title.includes(phrase) ? IN_TITLE_FACTOR : 1) * (page?.isTeaser ? TEASER_FACTOR : 1);
    return { id, typos, score: post ? roundScore(score * factor) : score * factor, date: post?.date ?? '' };
  });
  return ranked.sort(compare).map(({ id }) => id);
}

function roundScore(score: number): number {
  return Math.round(Math.log2(score) * STEPS_PER_DOUBLING);
}

type Ranked = FoundDocument & { date: string };

function compare(a: Ranked, b: Ranked): number {
  return a.typos - b.typos || b.score - a.score || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) || a.id - b.id;
}
