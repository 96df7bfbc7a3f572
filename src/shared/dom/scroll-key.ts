import type { Location } from 'react-router';

/** History state of an address that only marks something on the page: the page stays where it is scrolled to. */
export interface ScrollState {
  scrollKey?: string;
}

/** The key under which ScrollRestoration stores how far a history entry is scrolled. */
export function getScrollKey({ key, pathname, hash, state }: Location<ScrollState | null>): string {
  // Entries that the browser made itself, by a link to a part of the page, all have the router's default key.
  return state?.scrollKey ?? (key === 'default' ? pathname + hash : key);
}
