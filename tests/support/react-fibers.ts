import type { Page } from '@playwright/test';

/** How many of the elements below `main` React knows, from 0 to 1. Bodies of posts are compiled HTML, which it does not look into. */
export function shareOfReactElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('main *')].filter((element) => !element.parentElement?.closest('[data-post-body]'));
    const known = elements.filter((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber$')));
    return known.length / elements.length;
  });
}
