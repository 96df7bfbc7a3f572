import MiniSearch from 'minisearch';
import { foldPositions } from './fold-positions.ts';
import type { PageDocument, PostDocument, SearchDocuments } from './search-documents.ts';
import { termsOf } from './tokenize.ts';

/** A page or a post, in one order for all: pages as in their table, then posts, newest first. */
export type SearchDocument = { page: PageDocument; post?: undefined } | { post: PostDocument; page?: undefined };

export interface SearchIndex {
  source: SearchDocuments;
  documents: readonly SearchDocument[];
  /** Titles as phrases are compared: folded, without white space. */
  titles: readonly string[];
  terms: MiniSearch<IndexedDocument>;
}

interface IndexedDocument {
  id: number;
  document: SearchDocument;
}

/** The fields, and what a hit in each counts. */
const FIELDS = { title: 8, headings: 3, text: 1, section: 0.3 } as const;
type Field = keyof typeof FIELDS;

/** Documents that are taken in at a time, so that whoever builds the index can answer in between. */
const AT_A_TIME = 25;

/** Builds what `search` looks through. */
export async function buildSearchIndex(source: SearchDocuments): Promise<SearchIndex> {
  const documents: SearchDocument[] = [...source.pages.map((page) => ({ page })), ...source.posts.map((post) => ({ post }))];
  const terms = new MiniSearch<IndexedDocument>({
    fields: Object.keys(FIELDS),
    extractField: ({ id, document }, field) => (field === 'id' ? id : fieldOf(source, document, field as Field)) as string,
    tokenize: (text) => termsOf(foldPositions(text).text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: { boost: FIELDS, tokenize: (term) => [term], processTerm: (term) => term },
    autoVacuum: false,
  });
  await terms.addAllAsync(
    documents.map((document, id) => ({ id, document })),
    { chunkSize: AT_A_TIME },
  );
  return { source, documents, titles: documents.map((document) => phraseOf(titleOf(document))), terms };
}

export function titleOf({ page, post }: SearchDocument): string {
  return (page ?? post).title;
}

/** Text as phrases are compared. */
export function phraseOf(text: string): string {
  return foldPositions(text).text.replace(/\s+/g, '');
}

function fieldOf(source: SearchDocuments, { page, post }: SearchDocument, field: Field): string {
  if (field === 'title') return (page ?? post).title;
  if (page) {
    if (field === 'section') return page.section ?? '';
    return page.parts.map((part) => (field === 'headings' ? (part.heading ?? '') : part.text)).join('\n');
  }
  if (field === 'section') return `${source.names[post.type]?.name}\n${source.names[post.type]?.categories[post.category]}`;
  return field === 'text' ? post.text : '';
}
