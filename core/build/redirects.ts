/** Moved addresses, from content/redirects.json: address in the form of `movedAddress` (core/site/moved.ts) to path with an optional hash. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Where the page asks for them when an address leads nowhere; the server has them as redirects.json. */
export const REDIRECTS_URL = '/data/moved.json';
