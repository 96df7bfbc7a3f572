import type { PostType } from '../site/pages.ts';
import { type ListQuery, SORTS, type Sort } from './list-posts.ts';
import { isPostCategory, POST_CATEGORIES } from './post.ts';
import { tidySearchText } from './search-text.ts';

/** Longest search text of a list, in code points. */
export const MAX_QUERY_LENGTH = 100;

/** A validation error of one query parameter. */
export interface QueryError {
  parameter: string;
  /** What the parameter should be: `one of desc, asc`. */
  hint: string;
}

/**
 * Reads list filters from the parameters of a URL. Unknown parameters (campaign tags) are ignored. A known one with an invalid value
 * is reported and not applied, so that the API can refuse the request and a page can ignore the parameter.
 */
export function readListQuery(type: PostType, params: URLSearchParams): { query: ListQuery; errors: QueryError[] } {
  const query: ListQuery = {};
  const errors: QueryError[] = [];
  const read = (parameter: keyof ListQuery, isValid: (value: string) => boolean, hint: string, apply: (value: string) => void) => {
    const value = tidySearchText(params.get(parameter) ?? '');
    if (!value) return;
    if (isValid(value)) apply(value);
    else errors.push({ parameter, hint });
  };
  read(
    'category',
    (value) => isPostCategory(type, value),
    `one of ${POST_CATEGORIES[type].join(', ')}`,
    (value) => {
      query.category = value;
    },
  );
  read(
    'year',
    (value) => /^\d{4}$/.test(value),
    'a year of four digits',
    (value) => {
      query.year = value;
    },
  );
  read(
    'q',
    (value) => [...value].length <= MAX_QUERY_LENGTH,
    `at most ${MAX_QUERY_LENGTH} characters`,
    (value) => {
      query.q = value;
    },
  );
  read(
    'sort',
    (value) => SORTS.includes(value as Sort),
    `one of ${SORTS.join(', ')}`,
    (value) => {
      query.sort = value as Sort;
    },
  );
  read(
    'page',
    (value) => /^[1-9]\d{0,5}$/.test(value),
    'a whole number from 1',
    (value) => {
      query.page = Number(value);
    },
  );
  return { query, errors };
}

/** Writes a query as URL parameters. Defaults are left out, so that an unfiltered list has a URL without parameters. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.category) params.set('category', query.category);
  if (query.year) params.set('year', query.year);
  if (query.q) params.set('q', query.q);
  if (query.sort && query.sort !== 'desc') params.set('sort', query.sort);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  return params;
}
