import { MAX_QUERY_LENGTH, type QueryError, readParameter } from '../posts/list-posts.ts';
import { tidySearchText } from '../posts/search-text.ts';
import { SEARCH_GROUPS, type SearchGroup, type SearchQuery } from './answer.ts';

/** A search text, tidied, and cut to MAX_QUERY_LENGTH characters. */
export function normalizeSearchText(text: string): string {
  return [...tidySearchText(text.slice(0, 8 * MAX_QUERY_LENGTH))].slice(0, MAX_QUERY_LENGTH).join('').trimEnd();
}

/** Reads a search from a URL; `q` is required. Unknown parameters are ignored; an invalid value is reported and not applied. */
export function readSearchQuery(params: URLSearchParams): { query: SearchQuery; errors: QueryError[] } {
  const q = readParameter(params, 'q');
  const query: SearchQuery = { q: normalizeSearchText(params.get('q') ?? '') };
  const errors: QueryError[] = [];
  const value = (name: string) => params.get(name)?.trim() ?? '';
  const [type, page] = [value('type'), value('page')];
  if (q === '') errors.push({ parameter: 'q', hint: 'a search text: it is required' });
  else if (q === undefined || [...q].length > MAX_QUERY_LENGTH)
    errors.push({ parameter: 'q', hint: `at most ${MAX_QUERY_LENGTH} characters` });
  if (type && !isGroup(type)) errors.push({ parameter: 'type', hint: `one of ${SEARCH_GROUPS.join(', ')}, or leave it out` });
  else if (isGroup(type)) query.type = type;
  if (page && !/^[1-9]\d{0,5}$/.test(page)) errors.push({ parameter: 'page', hint: 'a whole number from 1' });
  else if (page && !type) errors.push({ parameter: 'page', hint: `a type with it, one of ${SEARCH_GROUPS.join(', ')}` });
  else if (page && query.type && page !== '1') query.page = Number(page);
  return { query, errors };
}

function isGroup(value: string): value is SearchGroup {
  return (SEARCH_GROUPS as readonly string[]).includes(value);
}

/** The shortest parameters that give the query back. */
export function writeSearchQuery({ q, type, page }: SearchQuery): URLSearchParams {
  const params = new URLSearchParams({ q });
  if (type) params.set('type', type);
  if (type && page && page > 1) params.set('page', String(page));
  return params;
}
