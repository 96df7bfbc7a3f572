import { BIGRAM_PREFIX, BOUNDARY_BIGRAM_PREFIX } from './tokenize.ts';

/**
 * An inverted index: which terms stand in which documents. It is our own and not a library's, because in Korean terms
 * begin with one of thousands of syllables, for which the usual tries are slow and large (docs/decisions/0009-search.md).
 */
export interface TermIndex {
  /** Number of documents. */
  size: number;
  /** For each term its postings: document, field and count, packed into one number. Documents ascend. */
  postings: ReadonlyMap<string, Uint32Array>;
  /** Whole words and numbers, sorted. */
  words: readonly string[];
  /** Number of terms in each field of each document, and the average of each field. */
  lengths: Uint32Array;
  averages: readonly number[];
}

/** A posting has 2 bits for the field, 10 for the count and 20 for the document. */
const FIELD_BITS = 2;
const COUNT_BITS = 10;
const MAX_COUNT = (1 << COUNT_BITS) - 1;

export const FIELD_COUNT = 1 << FIELD_BITS;

const packPosting = (document: number, field: number, count: number) =>
  ((document << (FIELD_BITS + COUNT_BITS)) | (field << COUNT_BITS) | Math.min(count, MAX_COUNT)) >>> 0;

export const getDocument = (posting: number) => posting >>> (FIELD_BITS + COUNT_BITS);
export const getField = (posting: number) => (posting >>> COUNT_BITS) & (FIELD_COUNT - 1);
export const getCount = (posting: number) => posting & MAX_COUNT;

/** Builds an index from documents that are added one after another, each as the terms of its fields. */
export class TermIndexBuilder {
  readonly #postings = new Map<string, number[]>();
  readonly #lengths: number[] = [];
  #size = 0;

  add(fields: readonly (readonly string[])[]): void {
    for (let field = 0; field < FIELD_COUNT; field += 1) {
      const terms = fields[field] ?? [];
      this.#lengths.push(terms.length);
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const posting = packPosting(this.#size, field, count);
        const list = this.#postings.get(term);
        if (list) list.push(posting);
        else this.#postings.set(term, [posting]);
      }
    }
    this.#size += 1;
  }

  build(): TermIndex {
    const postings = new Map([...this.#postings].map(([term, list]) => [term, Uint32Array.from(list)]));
    const averages = Array.from({ length: FIELD_COUNT }, (_, field) => {
      let sum = 0;
      for (let at = field; at < this.#lengths.length; at += FIELD_COUNT) sum += this.#lengths[at] ?? 0;
      return sum / Math.max(1, this.#size);
    });
    const isWord = (term: string) => !term.startsWith(BIGRAM_PREFIX) && !term.startsWith(BOUNDARY_BIGRAM_PREFIX);
    const words = [...postings.keys()].filter(isWord).sort();
    return { size: this.#size, postings, words, lengths: Uint32Array.from(this.#lengths), averages };
  }
}

/** Lists the words that begin with a prefix, the prefix itself among them where it is a word. */
export function listWordsWithPrefix({ words }: TermIndex, prefix: string): string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(prefix)) end += 1;
  return words.slice(low, end);
}
