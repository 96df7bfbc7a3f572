import { foldPositions } from './fold-positions.ts';
import type { PageDocument, PostDocument, SearchDocuments } from './search-documents.ts';
import { type TermIndex, TermIndexBuilder } from './term-index.ts';
import { listTerms } from './tokenize.ts';

/** A page or a post, in one order for all: pages as in their table, then posts, newest first. */
export type SearchDocument = { page: PageDocument; post?: undefined } | { post: PostDocument; page?: undefined };

export interface SearchIndex {
  source: SearchDocuments;
  documents: readonly SearchDocument[];
  /** Titles in the form in which phrases are compared (see `normalizePhrase`). */
  titles: readonly string[];
  /** Names of sections and categories, in the same form. */
  sections: readonly (readonly string[])[];
  terms: TermIndex;
}

/** What a hit counts for in each field: title, headings, text, and names of sections or categories. */
export const FIELD_WEIGHTS = [8, 3, 1, 0.6] as const;

/** Documents that are indexed between two pauses. */
const BATCH_SIZE = 25;

/**
 * Builds the index of one locale.
 * @param pause Awaited after each batch, so that the caller's event loop can do other work in between.
 */
export async function buildSearchIndex(source: SearchDocuments, pause?: () => Promise<unknown>): Promise<SearchIndex> {
  const documents: SearchDocument[] = [...source.pages.map((page) => ({ page })), ...source.posts.map((post) => ({ post }))];
  const builder = new TermIndexBuilder();
  for (const [at, document] of documents.entries()) {
    if (pause && at % BATCH_SIZE === BATCH_SIZE - 1) await pause();
    builder.add(listFields(source, document).map((text) => listTerms(foldPositions(text).text).map(({ term }) => term)));
  }
  const titles = documents.map(({ page, post }) => normalizePhrase((page ?? post).title));
  const sections = documents.map((document) => listSectionNames(source, document).map(normalizePhrase));
  return { source, documents, titles, sections, terms: builder.build() };
}

/** Folds a text and removes its white space, so that phrases are equal however they are spaced. */
export function normalizePhrase(text: string): string {
  return foldPositions(text).text.replace(/\s+/g, '');
}

/** The texts of a document's fields, in the order of `FIELD_WEIGHTS`. */
function listFields(source: SearchDocuments, document: SearchDocument): string[] {
  const { page, post } = document;
  const sections = listSectionNames(source, document).join('\n');
  if (post) return [post.title, '', post.text, sections];
  const headings = page.parts.map(({ heading = '' }) => heading).join('\n');
  return [page.title, headings, page.parts.map(({ text }) => text).join('\n'), sections];
}

/** The names of a page's sections in the menu; of a post, the names of its type and category. */
function listSectionNames({ names }: SearchDocuments, { page, post }: SearchDocument): readonly string[] {
  if (page) return page.sections ?? [];
  const { name = '', categories = {} } = names[post.type] ?? {};
  return [name, categories[post.category] ?? ''];
}
