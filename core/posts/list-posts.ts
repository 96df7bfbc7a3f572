import type { PostType } from '../site/pages.ts';
import { filterValues, type PostIndexEntry, type PostItem, SELECT_FILTER_NAMES, type SelectFilter } from './post.ts';
import { foldText, readPhrases } from './search-text.ts';

export const SORTS = ['desc', 'asc'] as const;
export type Sort = (typeof SORTS)[number];

/** The filters of a list (spec 3): each can leave it empty. */
type Filter = SelectFilter | 'year' | 'q';
export const FILTERS: readonly Filter[] = [...SELECT_FILTER_NAMES, 'year', 'q'];

/** What the address of a list can ask for, in the order in which it is written. */
export type ListParameter = Filter | 'sort' | 'page';
export const LIST_PARAMETERS: readonly ListParameter[] = [...FILTERS, 'sort', 'page'];

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
