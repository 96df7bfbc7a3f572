import { matchTerm, type QueryWord } from './query-words.ts';
import { FIELD_COUNT, getCount, getDocument, getField, listWordsWithPrefix, type TermIndex } from './term-index.ts';
import { BIGRAM_PREFIX, BOUNDARY_BIGRAM_PREFIX } from './tokenize.ts';

export interface FoundDocument {
  id: number;
  /** Number of words that were found with a typo only. */
  typos: number;
  score: number;
}

/** A term of the index that satisfies a clause, and its weight against an exact match. */
interface WeightedTerm {
  term: string;
  weight: number;
  isTypo?: boolean;
}

/** A document matches a clause when it holds any of its terms. Exact terms come first. */
type Clause = readonly WeightedTerm[];

/** Weights of inexact matches. A whole word, as typed, has the weight 1. */
const FORM_WEIGHT = 0.9;
const INNER_BIGRAM_WEIGHT = 0.6;
const PREFIX_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.4;

/** The parameters of BM25: k1 (saturation of repeated terms), b (normalisation by length), and a minimum for a hit in a long field. */
const K1 = 1.2;
const B = 0.5;
const MIN_HIT_SCORE = 0.5;

/**
 * Finds every document that holds all the words, and scores it with BM25.
 * @param fieldWeights What a hit counts for in each field.
 * @param isFuzzy Whether a word may be found with a typo.
 */
export function findDocuments(
  index: TermIndex,
  words: readonly QueryWord[],
  fieldWeights: readonly number[],
  isFuzzy: boolean,
): FoundDocument[] {
  const clauses = words.flatMap((word): Clause[] =>
    word.kind === 'hangul' ? createHangulClauses(index, word) : [createWordClause(index, word, isFuzzy)],
  );
  // Per document: how many clauses it has matched so far. Clauses are taken in order, so a document that missed one stays behind.
  const matched = new Uint8Array(index.size);
  const scores = new Float64Array(index.size);
  const typos = new Uint8Array(index.size);
  for (const [clauseIndex, clause] of clauses.entries()) {
    for (const { term, weight, isTypo } of clause) {
      forEachHit(index, term, weight, fieldWeights, (id, score) => {
        const count = matched[id] ?? 0;
        if (count < clauseIndex) return;
        if (count === clauseIndex) {
          matched[id] = clauseIndex + 1;
          if (isTypo) typos[id] = (typos[id] ?? 0) + 1;
        }
        scores[id] = (scores[id] ?? 0) + score;
      });
    }
  }
  // A Korean word of three syllables or more is found by its bigrams. A document that has it as a whole word scores higher.
  for (const { kind, terms } of words) {
    const [stem = ''] = terms;
    if (kind !== 'hangul' || stem.length < 3) continue;
    forEachHit(index, stem, 1, fieldWeights, (id, score) => {
      if (matched[id] === clauses.length) scores[id] = (scores[id] ?? 0) + score;
    });
  }
  const found: FoundDocument[] = [];
  if (clauses.length > 0) {
    for (let id = 0; id < index.size; id += 1)
      if (matched[id] === clauses.length) found.push({ id, typos: typos[id] ?? 0, score: scores[id] ?? 0 });
  }
  return found;
}

/** A clause for a Latin word or a number: the word, its other forms, longer words where it is a prefix, and typos. */
function createWordClause(index: TermIndex, word: QueryWord, isFuzzy: boolean): Clause {
  const [term = '', ...forms] = word.terms;
  const clause: WeightedTerm[] = [{ term, weight: 1 }, ...forms.map((form) => ({ term: form, weight: FORM_WEIGHT }))];
  const add = (other: string, weight: number, isTypo = false) => {
    if (!clause.some((weighted) => weighted.term === other)) clause.push({ term: other, weight, isTypo });
  };
  if (word.isPrefix)
    for (const longer of listWordsWithPrefix(index, term)) add(longer, (PREFIX_WEIGHT * 2 * term.length) / (term.length + longer.length));
  if (isFuzzy && word.allowsTypo) for (const other of index.words) if (matchTerm(word, other) === 'typo') add(other, TYPO_WEIGHT, true);
  return clause;
}

/** One clause for each bigram of a Korean word. Boundary bigrams match too in a long word, since compounds are also written apart. */
function createHangulClauses(index: TermIndex, { terms: [stem = ''] }: QueryWord): Clause[] {
  if (stem.length === 1) return [listWordsWithPrefix(index, stem).map((term) => ({ term, weight: term === stem ? 1 : PREFIX_WEIGHT }))];
  const share = 1 / (stem.length - 1);
  return Array.from({ length: stem.length - 1 }, (_, at) => {
    const bigram = stem.slice(at, at + 2);
    const inside = share * INNER_BIGRAM_WEIGHT;
    const clause = [
      { term: bigram, weight: share },
      { term: BIGRAM_PREFIX + bigram, weight: inside },
    ];
    return stem.length > 3 ? [...clause, { term: BOUNDARY_BIGRAM_PREFIX + bigram, weight: inside }] : clause;
  });
}

/** Calls back with each document and field that holds the term, and the BM25 score of this hit. */
function forEachHit(
  index: TermIndex,
  term: string,
  weight: number,
  fieldWeights: readonly number[],
  callback: (id: number, score: number) => void,
) {
  const postings = index.postings.get(term);
  if (!postings) return;
  const inverseFrequency = Math.log(1 + (index.size + 0.5) / (postings.length + 0.5));
  for (const posting of postings) {
    const [id, field, count] = [getDocument(posting), getField(posting), getCount(posting)];
    const relativeLength = (index.lengths[id * FIELD_COUNT + field] ?? 0) / (index.averages[field] ?? 1);
    const hitScore = MIN_HIT_SCORE + (count * (K1 + 1)) / (count + K1 * (1 - B + B * relativeLength));
    callback(id, weight * (fieldWeights[field] ?? 0) * inverseFrequency * hitScore);
  }
}
