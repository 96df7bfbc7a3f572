import { foldPositions } from './fold-positions.ts';
import type { PageDocument, PostDocument, SearchDocuments } from './search-documents.ts';
import { type TermIndex, TermIndexBuilder } from './term-index.ts';
import { termsOf } from './tokenize.ts';

/** A page or a post, in one order for all: pages as in their table, then posts, newest first. */
export type SearchDocument = { page: PageDocument; post?: undefined } | { post: PostDocument; page?: undefined };

export interface SearchIndex {
  source: SearchDocuments;
  documents: readonly SearchDocument[];
  /** Titles as phrases are compared: folded, without white space. */
  titles: readonly string[];
  /** Names of sections and categories, likewise. */
  sections: readonly (readonly string[])[];
  terms: TermIndex;
}

/** What a hit counts for in each field: title, headings, text, and what the menu or the list calls its place. */
export const FIELD_WEIGHTS = [8, 3, 1, 0.6] as const;

/** Documents that are taken in at a time. */
const AT_A_TIME = 25;

/**
 * Builds what `search` looks through.
 * @param rest Waited for now and then, so that whoever builds the index can do other work in between.
 */
export async function buildSearchIndex(source: SearchDocuments, rest?: () => Promise<unknown>): Promise<SearchIndex> {
  const documents: SearchDocument[] = [...source.pages.map((page) => ({ page })), ...source.posts.map((post) => ({ post }))];
  const builder = new TermIndexBuilder();
  for (const [at, document] of documents.entries()) {
    if (rest && at % AT_A_TIME === AT_A_TIME - 1) await rest();
    builder.add(fieldsOf(source, document).map((text) => termsOf(foldPositions(text).text).map(({ term }) => term)));
  }
  const titles = documents.map(({ page, post }) => phraseOf((page ?? post).title));
  const sections = documents.map((document) => sectionsOf(source, document).map(phraseOf));
  return { source, documents, titles, sections, terms: builder.build() };
}

/** Text as phrases are compared. */
export function phraseOf(text: string): string {
  return foldPositions(text).text.replace(/\s+/g, '');
}

/** In the order of the weights. */
function fieldsOf(source: SearchDocuments, document: SearchDocument): string[] {
  const { page, post } = document;
  const sections = sectionsOf(source, document).join('\n');
  if (post) return [post.title, '', post.text, sections];
  const headings = page.parts.map(({ heading = '' }) => heading).join('\n');
  return [page.title, headings, page.parts.map(({ text }) => text).join('\n'), sections];
}

/** What the menu calls the sections of a page, and the lists a post's type and category. */
function sectionsOf({ names }: SearchDocuments, { page, post }: SearchDocument): readonly string[] {
  if (page) return page.sections ?? [];
  const { name = '', categories = {} } = names[post.type] ?? {};
  return [name, categories[post.category] ?? ''];
}
