import type { PostType } from '../site/pages.ts';
import { type ListQuery, SORTS, type Sort } from './list-posts.ts';
import { CATEGORIES } from './post.ts';

/** Longest search text that a list takes, in code points. */
export const MAX_QUERY_LENGTH = 100;

/** A fault in one parameter: which, and what would be right. */
export interface QueryFault {
  parameter: string;
  cure: string;
}

/**
 * Reads list filters from an address. Unknown parameters (campaign tags) are left alone; a known one with a
 * value that cannot be is reported and not applied, so that the API can refuse it and a page can ignore it.
 */
export function readListQuery(type: PostType, params: URLSearchParams): { query: ListQuery; faults: QueryFault[] } {
  const query: ListQuery = {};
  const faults: QueryFault[] = [];
  const read = (parameter: keyof ListQuery, isValid: (value: string) => boolean, cure: string, apply: (value: string) => void) => {
    const value = params.get(parameter)?.trim();
    if (!value) return;
    if (isValid(value)) apply(value);
    else faults.push({ parameter, cure });
  };
  read(
    'category',
    (value) => CATEGORIES[type].includes(value),
    `one of ${CATEGORIES[type].join(', ')}`,
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
  return { query, faults };
}

/** The shortest parameters that give the query back: defaults are left out, so that an unfiltered list has a bare address. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.category) params.set('category', query.category);
  if (query.year) params.set('year', query.year);
  if (query.q) params.set('q', query.q);
  if (query.sort && query.sort !== 'desc') params.set('sort', query.sort);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  return params;
}
