import { PIECE, SEAM } from './tokenize.ts';

/**
 * Which terms stand in which documents. Our own rather than a library's: in Korean every term begins with one of
 * thousands of syllables, for which the usual trees of letters are slow and large (docs/decisions).
 */
export interface TermIndex {
  /** Number of documents. */
  size: number;
  /** For each term where it stands, packed: document, field, how often. Documents ascend. */
  postings: ReadonlyMap<string, Uint32Array>;
  /** Whole words and numbers, sorted. */
  words: readonly string[];
  /** Terms in each field of each document, and on average. */
  lengths: Uint32Array;
  averages: readonly number[];
}

/** At most so many fields, and so many times of one term that are told apart. */
const FIELD_BITS = 2;
const COUNT_BITS = 10;
const MOST = (1 << COUNT_BITS) - 1;

export const FIELDS = 1 << FIELD_BITS;

const pack = (document: number, field: number, count: number) =>
  ((document << (FIELD_BITS + COUNT_BITS)) | (field << COUNT_BITS) | Math.min(count, MOST)) >>> 0;

export const documentOf = (posting: number) => posting >>> (FIELD_BITS + COUNT_BITS);
export const fieldOf = (posting: number) => (posting >>> COUNT_BITS) & (FIELDS - 1);
export const countOf = (posting: number) => posting & MOST;

/** Takes documents in, one after another, each as the terms of its fields. */
export class TermIndexBuilder {
  readonly #postings = new Map<string, number[]>();
  readonly #lengths: number[] = [];
  #size = 0;

  add(fields: readonly (readonly string[])[]): void {
    for (let field = 0; field < FIELDS; field += 1) {
      const terms = fields[field] ?? [];
      this.#lengths.push(terms.length);
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const posting = pack(this.#size, field, count);
        const known = this.#postings.get(term);
        if (known) known.push(posting);
        else this.#postings.set(term, [posting]);
      }
    }
    this.#size += 1;
  }

  build(): TermIndex {
    const postings = new Map([...this.#postings].map(([term, list]) => [term, Uint32Array.from(list)]));
    const averages = Array.from({ length: FIELDS }, (_, field) => {
      let sum = 0;
      for (let at = field; at < this.#lengths.length; at += FIELDS) sum += this.#lengths[at] as number;
      return sum / Math.max(1, this.#size);
    });
    const words = [...postings.keys()].filter((term) => !term.startsWith(PIECE) && !term.startsWith(SEAM)).sort();
    return { size: this.#size, postings, words, lengths: Uint32Array.from(this.#lengths), averages };
  }
}

/** The words that begin like this, itself among them. */
export function wordsFrom({ words }: TermIndex, beginning: string): string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(beginning)) end += 1;
  return words.slice(low, end);
}
