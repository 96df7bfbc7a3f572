import { canonicalAddress } from './guard.ts';

/** Moved addresses, from content/redirects.json: canonical path to path with an optional hash. */
export type MovedTable = Readonly<Record<string, string>>;

/**
 * Where an address has moved to, its query kept, in one hop also from `/en/old/` or `/en/old.html`.
 *
 * @param url Path with an optional query, as for `guard`, which it is asked before.
 * @returns A path with query and hash, or undefined where nothing has moved.
 */
export function movedTo(url: string, table: MovedTable): string | undefined {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const from = Object.hasOwn(table, path) ? path : canonicalAddress(path);
  if (from === undefined || !Object.hasOwn(table, from)) return undefined;
  const [to, hash] = (table[from] as string).split('#', 2);
  return `${to}${query}${hash ? `#${hash}` : ''}`;
}
