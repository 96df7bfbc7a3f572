import type { RedirectTable } from '../build/redirects.ts';
import { canonicalAddress } from './guard.ts';

/**
 * The form in which the table has an address: percent-encoded alike, however it was written, with its query where it has one. Undefined for
 * one that cannot be decoded.
 */
export function movedAddress(url: string): string | undefined {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const address = canonicalAddress(path);
  return address && query ? `${address}?${new URLSearchParams(query)}` : address;
}

/**
 * Finds where a URL has moved to: by its path and whole query (`/view.php?id=7`), else by its path, whose query it keeps.
 *
 * @param url Path with an optional query. Call this before `resolveRoute`.
 * @param table Its addresses are in the form of `movedAddress`.
 * @returns A path with query and hash; undefined for a URL that has not moved.
 */
export function findRedirect(url: string, table: RedirectTable): string | undefined {
  const exact = movedAddress(url) ?? '';
  if (exact.includes('?') && Object.hasOwn(table, exact)) return table[exact];
  const [from = ''] = exact.split('?');
  if (!Object.hasOwn(table, from)) return undefined;
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(url) ?? [];
  const [to, hash] = (table[from] ?? '').split('#', 2);
  return `${to}${query}${hash ? `#${hash}` : ''}`;
}
