import MiniSearch from 'minisearch';
import { foldPositions } from './fold-positions.ts';
import type { PageDocument, PostDocument, SearchDocuments } from './search-documents.ts';
import { BIGRAM_PREFIX, BOUNDARY_BIGRAM_PREFIX, listTerms } from './tokenize.ts';

/** A page or a post, in one order for all: pages as in their table, then posts, newest first. */
export type SearchDocument = { page: PageDocument; post?: undefined } | { post: PostDocument; page?: undefined };

/** The texts of a document that are searched. Its id is its place among the documents. */
interface Fields {
  id: number;
  title: string;
  headings: string;
  text: string;
  /** Names of the page's sections in the menu; of a post, the names of its type and category. */
  sections: string;
}

export interface SearchIndex {
  source: SearchDocuments;
  documents: readonly SearchDocument[];
  /** Titles in the form in which phrases are compared (see `normalizePhrase`). */
  titles: readonly string[];
  /** Names of sections and categories, in the same form. */
  sections: readonly (readonly string[])[];
  engine: MiniSearch<Fields>;
  /** Whole words and numbers of all documents. */
  words: ReadonlySet<string>;
}

/** What a hit counts for in each field. */
const FIELD_WEIGHTS = { title: 8, headings: 3, text: 1, sections: 0.6 };

/** Saturation of repeated terms, normalisation by length, and a minimum for a hit in a long field. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 };

/** Builds the index of one locale, with pauses in which the caller's event loop can do other work. */
export async function buildSearchIndex(source: SearchDocuments): Promise<SearchIndex> {
  const documents: SearchDocument[] = [...source.pages.map((page) => ({ page })), ...source.posts.map((post) => ({ post }))];
  const words = new Set<string>();
  const engine = new MiniSearch<Fields>({
    fields: Object.keys(FIELD_WEIGHTS),
    processTerm: (term) => term,
    tokenize: (text) => {
      const terms = listTerms(foldPositions(text).text).map(({ term }) => term);
      for (const term of terms) if (!term.startsWith(BIGRAM_PREFIX) && !term.startsWith(BOUNDARY_BIGRAM_PREFIX)) words.add(term);
      return terms;
    },
    searchOptions: { tokenize: (term) => [term], boost: FIELD_WEIGHTS, bm25: BM25 },
  });
  await engine.addAllAsync(documents.map((document, id) => ({ id, ...listFields(source, document) })));
  const titles = documents.map(({ page, post }) => normalizePhrase((page ?? post).title));
  const sections = documents.map((document) => listSectionNames(source, document).map(normalizePhrase));
  return { source, documents, titles, sections, engine, words };
}

/** The letters and figures of a text, folded, so that phrases are equal however they are spaced. */
export function normalizePhrase(text: string): string {
  return foldPositions(text).text.replace(/[^\p{L}\p{N}]+/gu, '');
}

export function listFields(source: SearchDocuments, document: SearchDocument): Omit<Fields, 'id'> {
  const { page, post } = document;
  const sections = listSectionNames(source, document).join('\n');
  if (post) return { title: post.title, headings: '', text: post.text, sections };
  return {
    title: page.title,
    headings: page.parts.map(({ heading = '' }) => heading).join('\n'),
    text: page.parts.map(({ text }) => text).join('\n'),
    sections,
  };
}

function listSectionNames({ names }: SearchDocuments, { page, post }: SearchDocument): readonly string[] {
  if (page) return page.sections ?? [];
  const { name = '', categories = {} } = names[post.type] ?? {};
  return [name, categories[post.category] ?? ''];
}
