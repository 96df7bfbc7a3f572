import { acceptTerm, type QueryWord } from './query-words.ts';
import { countOf, documentOf, FIELDS, fieldOf, type TermIndex, wordsFrom } from './term-index.ts';
import { PIECE, SEAM } from './tokenize.ts';

export interface FoundDocument {
  id: number;
  /** Words that were found with a typo only. */
  typos: number;
  worth: number;
}

/** A term that leads to a word, and what it counts for beside the word itself. */
interface Way {
  term: string;
  weight: number;
  isTypo?: boolean;
}

/** What has to be found: any of the ways, exact ones first. */
type Need = readonly Way[];

/** How another form, a part of a compound, a beginning and a typo count beside a whole word. */
const FORM = 0.9;
const PIECE_OF = 0.6;
const BEGINNING = 0.5;
const TYPO = 0.4;

/** Saturation and length normalisation of BM25, and what a hit counts for in a field however long. */
const K = 1.2;
const B = 0.5;
const LEAST = 0.5;

/**
 * Every document that holds all the words, with its worth after BM25.
 * @param weights What a hit counts for in each field.
 */
export function findDocuments(
  index: TermIndex,
  words: readonly QueryWord[],
  weights: readonly number[],
  isForgiving: boolean,
): FoundDocument[] {
  const needs = words.flatMap((word): Need[] =>
    word.kind === 'hangul' ? hangulNeeds(index, word) : [latinNeed(index, word, isForgiving)],
  );
  // How many needs, in their order, a document has met so far; what it is worth, and its typos.
  const met = new Uint8Array(index.size);
  const worth = new Float64Array(index.size);
  const typos = new Uint8Array(index.size);
  for (const [at, need] of needs.entries()) {
    for (const { term, weight, isTypo } of need) {
      forEachHit(index, term, weight, weights, (id, value) => {
        if ((met[id] as number) < at) return;
        if (met[id] === at) {
          met[id] = at + 1;
          if (isTypo) typos[id] = (typos[id] as number) + 1;
        }
        worth[id] = (worth[id] as number) + value;
      });
    }
  }
  // A long Korean word is found by its pieces; where it stands as a word, that is better.
  for (const { kind, terms } of words) {
    if (kind !== 'hangul' || (terms[0] as string).length < 3) continue;
    forEachHit(index, terms[0] as string, 1, weights, (id, value) => {
      if (met[id] === needs.length) worth[id] = (worth[id] as number) + value;
    });
  }
  const found: FoundDocument[] = [];
  if (needs.length > 0) {
    for (let id = 0; id < index.size; id += 1)
      if (met[id] === needs.length) found.push({ id, typos: typos[id] as number, worth: worth[id] as number });
  }
  return found;
}

function latinNeed(index: TermIndex, word: QueryWord, isForgiving: boolean): Need {
  const [term = '', ...forms] = word.terms;
  const ways: Way[] = [{ term, weight: 1 }, ...forms.map((form) => ({ term: form, weight: FORM }))];
  const add = (other: string, weight: number, isTypo = false) => {
    if (!ways.some((way) => way.term === other)) ways.push({ term: other, weight, isTypo });
  };
  if (word.isPrefix)
    for (const longer of wordsFrom(index, term)) add(longer, (BEGINNING * 2 * term.length) / (term.length + longer.length));
  if (isForgiving && word.isForgivable) for (const other of index.words) if (acceptTerm(word, other) === 'typo') add(other, TYPO, true);
  return ways;
}

/** A word of two syllables as a word or a piece; of more, every piece of it. Long compounds may be written apart. */
function hangulNeeds(index: TermIndex, { terms: [stem = ''] }: QueryWord): Need[] {
  if (stem.length === 1) return [wordsFrom(index, stem).map((term) => ({ term, weight: term === stem ? 1 : BEGINNING }))];
  const share = 1 / (stem.length - 1);
  return Array.from({ length: stem.length - 1 }, (_, at) => {
    const piece = stem.slice(at, at + 2);
    const inside = share * PIECE_OF;
    const ways = [
      { term: piece, weight: share },
      { term: PIECE + piece, weight: inside },
    ];
    return stem.length > 3 ? [...ways, { term: SEAM + piece, weight: inside }] : ways;
  });
}

function forEachHit(index: TermIndex, term: string, weight: number, weights: readonly number[], take: (id: number, value: number) => void) {
  const postings = index.postings.get(term);
  if (!postings) return;
  const rarity = Math.log(1 + (index.size + 0.5) / (postings.length + 0.5));
  for (const posting of postings) {
    const [id, field, count] = [documentOf(posting), fieldOf(posting), countOf(posting)];
    const length = (index.lengths[id * FIELDS + field] as number) / (index.averages[field] as number);
    const value = LEAST + (count * (K + 1)) / (count + K * (1 - B + B * length));
    take(id, weight * (weights[field] as number) * rarity * value);
  }
}
