import { MAX_QUERY_LENGTH, type QueryFault } from '../posts/list-query.ts';
import { SEARCH_GROUPS, type SearchGroup, type SearchQuery } from './answer.ts';

/**
 * Reads a search from an address. Unknown parameters are left alone; a known one with a value that cannot be is reported
 * and not applied, so that the API can refuse it and a page can ignore it. Without a text there is nothing to search.
 */
export function readSearchQuery(params: URLSearchParams): { query: SearchQuery; faults: QueryFault[] } {
  const query: SearchQuery = { q: '' };
  const faults: QueryFault[] = [];
  const value = (name: string) => params.get(name)?.trim() ?? '';
  const [q, type, page] = [value('q'), value('type'), value('page')];
  if (!q) faults.push({ parameter: 'q', cure: 'a search text: it is required' });
  else if ([...q].length > MAX_QUERY_LENGTH) faults.push({ parameter: 'q', cure: `at most ${MAX_QUERY_LENGTH} characters` });
  else query.q = q;
  if (type && !isGroup(type)) faults.push({ parameter: 'type', cure: `one of ${SEARCH_GROUPS.join(', ')}, or leave it out` });
  else if (isGroup(type)) query.type = type;
  if (page && !/^[1-9]\d{0,5}$/.test(page)) faults.push({ parameter: 'page', cure: 'a whole number from 1' });
  else if (page && !type) faults.push({ parameter: 'page', cure: `a type with it, one of ${SEARCH_GROUPS.join(', ')}` });
  else if (page && query.type) query.page = Number(page);
  return { query, faults };
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
