import type { RedirectTable } from '../build/redirects.ts';
import { canonicalAddress } from './guard.ts';

/**
 * Finds where a URL has moved to, keeping its query. `/en/old/` and `/en/old.html` are redirected in one step, too.
 *
 * @param url Path with an optional query. Call this before `resolveRoute`.
 * @returns A path with query and hash, or undefined for a URL that has not moved.
 */
export function findRedirect(url: string, table: RedirectTable): string | undefined {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const from = Object.hasOwn(table, path) ? path : canonicalAddress(path);
  if (from === undefined || !Object.hasOwn(table, from)) return undefined;
  const [to, hash] = (table[from] ?? '').split('#', 2);
  return `${to}${query}${hash ? `#${hash}` : ''}`;
}
