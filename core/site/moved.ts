import { canonicalAddress } from './guard.ts';

/** The form in which the table has an address: encoded alike, its query sorted. Undefined for one that cannot be decoded. */
export function movedAddress(url: string): string | undefined {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const address = canonicalAddress(path);
  if (!address || !query) return address;
  const params = new URLSearchParams(query);
  params.sort();
  return `${address}?${params}`;
}

/**
 * Finds where a URL has moved to: by path and query (`/view.php?id=7`, in any order), else by its path, whose query it keeps. Call this
 * before `resolveRoute`.
 * @param table Addresses in the form of `movedAddress`.
 * @returns A path with query and hash, or undefined.
 */
export function findRedirect(url: string, table: RedirectTable): string | undefined {
  const [from = '', query = ''] = (movedAddress(url) ?? '').split('?');
  if (query) {
    const given = query.split('&');
    // Of several entries the one that asks for most.
    const [best] = Object.keys(table)
      .filter((key) => key.startsWith(`${from}?`) && listParams(key).every((param) => given.includes(param)))
      .sort((a, b) => listParams(b).length - listParams(a).length);
    if (best) return table[best];
  }
  if (!Object.hasOwn(table, from)) return undefined;
  const [, kept = ''] = /^[^?#]*(\?[^#]*)/.exec(url) ?? [];
  const [to, hash] = (table[from] ?? '').split('#', 2);
  return `${to}${kept}${hash ? `#${hash}` : ''}`;
}

const listParams = (address: string) => address.slice(address.indexOf('?') + 1).split('&');

/** Moved addresses, from content/redirects.json: address in the form of `movedAddress` (core/site/moved.ts) to path with an optional hash. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Where the page asks for them when an address leads nowhere; the server has them as redirects.json. */
export const REDIRECTS_URL = '/data/moved.json';
