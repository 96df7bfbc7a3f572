import MiniSearch from 'minisearch';
import { listWords, toPhrase, toTerm, type Word } from './list-words.ts';
import { createSynonyms, type Synonyms } from './read-words.ts';
import type { PageDocument, PostDocument, SearchDocuments } from './search-documents.ts';

/** A page or a post, in one order for all: pages as in their table, then posts, newest first. */
export type SearchDocument = { page: PageDocument; post?: undefined } | { post: PostDocument; page?: undefined };

export interface SearchIndex {
  source: SearchDocuments;
  documents: readonly SearchDocument[];
  /** Of each document its title and its names, in the form in which phrases are compared (see `toPhrase`). */
  phrases: readonly { title: string; names: readonly string[] }[];
  /** All that a document says, in the same form. It is made when a phrase is first looked for. */
  textOf(id: number): string;
  synonyms: Synonyms;
  engine: MiniSearch;
}

const FIELD_WEIGHTS = { title: 8, headings: 3, text: 1, names: 0.6 };

/** Saturation of repeated terms, normalisation by length, and a minimum for a hit in a long field. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 };

/** Builds the index of one locale, with pauses in which the caller's event loop can do other work. */
export async function buildSearchIndex(source: SearchDocuments): Promise<SearchIndex> {
  const documents: SearchDocument[] = [...source.pages.map((page) => ({ page })), ...source.posts.map((post) => ({ post }))];
  const fields = documents.map((document) => listFields(source, document));
  const engine = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: listTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: FIELD_WEIGHTS, bm25: BM25 },
  });
  await engine.addAllAsync(fields.map((texts, id) => ({ id, ...texts })));
  const phrases = fields.map(({ title, names }) => ({ title: toPhrase(title), names: names.split('\n').map(toPhrase) }));
  const texts: string[] = [];
  const textOf = (id: number) => {
    texts[id] ??= Object.values(fields[id] ?? {})
      .map(toPhrase)
      .join(' ');
    return texts[id];
  };
  return { source, documents, phrases, textOf, synonyms: createSynonyms(source.synonyms ?? []), engine };
}

/** Marks a pair of syllables that a space parts. */
const ACROSS = '_';

/** Pairs of syllables: 위탁, 탁개 and 개발 of 위탁개발. */
export function listPairs(hangul: string): string[] {
  return Array.from({ length: hangul.length - 1 }, (_, at) => hangul.slice(at, at + 2));
}

/** The terms of a text: its words, and of Hangul all pairs of syllables, since Korean compounds are searched for by their parts. */
function listTerms(text: string): string[] {
  const words = listWords(text);
  return words.flatMap((word, at) => {
    if (word.kind !== 'hangul') return toTerm(word);
    const terms = [toTerm(word), ...listPairs(text.slice(word.start, Math.min(word.end, word.start + word.text.length + 1)))];
    const before = words[at - 1];
    if (before?.kind === 'hangul' && isNear(text, before, word)) terms.push(`${text[before.end - 1]}${text[word.start]}${ACROSS}`);
    return terms;
  });
}

const isNear = (text: string, before: Word, word: Word) => /^[ \-‐‑·/]$/.test(text.slice(before.end, word.start));

function listFields({ names }: SearchDocuments, { page, post }: SearchDocument) {
  if (post) {
    const { name = '', categories = {} } = names[post.type] ?? {};
    return { title: post.title, headings: '', text: post.text, names: `${name}\n${categories[post.category] ?? ''}` };
  }
  return {
    title: page.title,
    headings: page.parts.map(({ heading = '' }) => heading).join('\n'),
    text: page.parts.map(({ text }) => text).join('\n'),
    names: (page.sections ?? []).join('\n'),
  };
}
