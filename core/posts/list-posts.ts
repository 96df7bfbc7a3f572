import type { PostType } from '../site/pages.ts';
import {
  FILTERS,
  type Filter,
  filterValues,
  LIST_PARAMETERS,
  type ListParameter,
  type PostIndexEntry,
  type PostItem,
  SELECT_FILTER_NAMES,
  SELECT_FILTERS,
  type SelectFilter,
} from './post.ts';
import { foldText, readPhrases, tidySearchText } from './search-text.ts';

const SORTS = ['desc', 'asc'] as const;
export type Sort = (typeof SORTS)[number];

/** An absent field means no restriction. */
export interface ListQuery extends Partial<Record<Filter, string>> {
  sort?: Sort;
  /** From 1. */
  page?: number;
}

/** The list index of one post type and locale, as the build writes it. */
export interface PostIndex {
  type: PostType;
  pageSize: number;
  /** ISO date: posts before it are left out. Only the index of an offline kit ever has it. */
  since?: string;
  /** Newest first. */
  posts: readonly PostIndexEntry[];
}

/** The answer of `GET /api/v1/posts/{type}` (spec 7). */
export interface PostList {
  items: PostItem[];
  total: number;
  page: number;
  pageCount: number;
  /** All categories of the type, and all years with a post, regardless of the filter. */
  categories: string[];
  years: string[];
  /** Set by the service worker when its index lacks posts older than this ISO date. */
  since?: string;
}

/** Filters, searches, sorts and paginates a list, for server, worker and prerenderer. A page past the end gives the last page. */
export function listPosts(index: PostIndex, query: ListQuery = {}): PostList {
  const tests = FILTERS.flatMap((name) => (query[name] ? [testOf(name, query[name])] : []));
  const found = index.posts.filter((post) => tests.every((isFound) => isFound(post)));
  if (query.sort === 'asc') found.reverse();
  const pageCount = Math.max(1, Math.ceil(found.length / index.pageSize));
  const page = Math.min(Math.max(1, query.page ?? 1), pageCount);
  return {
    items: found.slice((page - 1) * index.pageSize, page * index.pageSize).map(withoutText),
    total: found.length,
    page,
    pageCount,
    categories: [...filterValues('category', index.type)],
    years: [...new Set(index.posts.map((post) => post.date.slice(0, 4)))],
    ...(index.since !== undefined && { since: index.since }),
  };
}

/** Whether a filter of this value leaves a post in the list. */
function testOf(filter: Filter, value: string): (post: PostIndexEntry) => boolean {
  if (filter === 'year') return (post) => post.date.startsWith(`${value}-`);
  if (filter !== 'q') return (post) => post[filter] === value;
  const { phrases, words: others } = readPhrases(value);
  const words = [...phrases.map(foldText), ...foldText(others).split(' ')].filter(Boolean);
  return (post) => words.every((word) => post.text.includes(word));
}

function withoutText({ text: _text, ...item }: PostIndexEntry): PostItem {
  return item;
}

/** Longest search text of a list, in code points. */
export const MAX_QUERY_LENGTH = 100;

/** A parameter of an address, tidied. Undefined for one that is longer, in code units, than any value is with its spaces. */
export function readParameter(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? '';
  return text.length <= 8 * MAX_QUERY_LENGTH ? tidySearchText(text) : undefined;
}

const YEAR = '^\\d{4}$';

interface Parameter<Value> {
  /** Undefined for a value that the parameter cannot have. */
  read: (text: string, type: PostType) => Value | undefined;
  hint: (type: PostType) => string;
  /** JSON Schema, for the description of the API. Its default is not written into an address. */
  schema: { type?: 'string' | 'integer'; enum?: readonly string[]; default?: Value; description?: string; [keyword: string]: unknown };
}

const selectParameter = (filter: SelectFilter): Parameter<string> => ({
  read: (text, type) => filterValues(filter, type).find((value) => value === text),
  hint: (type) => `one of ${filterValues(filter, type).join(', ')}`,
  schema: {
    type: 'string',
    description: Object.entries(SELECT_FILTERS[filter])
      .map(([type, values]) => `Of ${type}: ${values.join(', ')}.`)
      .join(' '),
  },
});

/** Everything that is known of a parameter but what it finds (`testOf`) and how a form asks for it (list-filters.tsx). */
export const PARAMETERS: { readonly [Name in ListParameter]: Parameter<NonNullable<ListQuery[Name]>> } = {
  ...(Object.fromEntries(SELECT_FILTER_NAMES.map((name) => [name, selectParameter(name)])) as Record<SelectFilter, Parameter<string>>),
  year: {
    read: (text) => (new RegExp(YEAR).test(text) ? text : undefined),
    hint: () => 'a year of four digits',
    schema: { type: 'string', pattern: YEAR },
  },
  q: {
    read: (text) => ([...text].length <= MAX_QUERY_LENGTH ? text : undefined),
    hint: () => `at most ${MAX_QUERY_LENGTH} characters`,
    schema: { type: 'string', maxLength: MAX_QUERY_LENGTH, description: 'Words that are all in the post.' },
  },
  sort: {
    read: (text) => SORTS.find((sort) => sort === text),
    hint: () => `one of ${SORTS.join(', ')}`,
    schema: { enum: SORTS, default: 'desc' },
  },
  page: {
    read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
    hint: () => 'a whole number from 1',
    schema: { type: 'integer', minimum: 1, default: 1, description: 'A page past the end is the last.' },
  },
};

export interface QueryError {
  parameter: string;
  /** What the parameter should be: `one of desc, asc`. */
  hint: string;
}

/** Reads list filters from a URL. Unknown parameters are ignored; a known one with an invalid value is reported and not applied. */
export function readListQuery(type: PostType, params: URLSearchParams): { query: ListQuery; errors: QueryError[] } {
  const query: Partial<Record<ListParameter, unknown>> = {};
  const errors: QueryError[] = [];
  for (const parameter of LIST_PARAMETERS) {
    if (parameter in SELECT_FILTERS && filterValues(parameter as SelectFilter, type).length === 0) continue;
    const text = readParameter(params, parameter);
    if (text === '') continue;
    const { read, hint } = PARAMETERS[parameter];
    const value = text && read(text, type);
    if (value === undefined) errors.push({ parameter, hint: hint(type) });
    else query[parameter] = value;
  }
  return { query: query as ListQuery, errors };
}

/** Writes a query as URL parameters. Defaults are left out, so that an unfiltered list has a URL without parameters. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const written = LIST_PARAMETERS.filter((name) => query[name] && query[name] !== PARAMETERS[name].schema.default);
  return new URLSearchParams(Object.fromEntries(written.map((name) => [name, String(query[name])])));
}

/** Whether filters apply that can leave the list empty; sort and page cannot. */
export function isFiltered(query: ListQuery): boolean {
  return FILTERS.some((name) => query[name]);
}
