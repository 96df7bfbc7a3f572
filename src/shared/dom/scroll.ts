import { type RefObject, useEffect, useRef } from 'react';
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

/** A turned page of a list starts at its first row, unless pages are added below each other. */
export function useScrollToTopOfPage(list: RefObject<HTMLElement | null>, page: string | number | undefined, addsPages = false): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page && !addsPages && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
    last.current = page;
  }, [list, page, addsPages]);
}
