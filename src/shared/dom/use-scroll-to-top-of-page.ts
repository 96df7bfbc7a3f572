import { type RefObject, useEffect, useRef } from 'react';

/** A turned page of a list starts at its first row, unless pages are added below each other. */
export function useScrollToTopOfPage(list: RefObject<HTMLElement | null>, page: string | number | undefined, addsPages = false): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page && !addsPages && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
    last.current = page;
  }, [list, page, addsPages]);
}
