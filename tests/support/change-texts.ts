import type { Page } from '@playwright/test';

/**
 * Does to an open page what translations of browsers do: each text is taken out of the document, and other elements with its words stand
 * in its place. The words stay, so that a test can read them.
 */
export async function changeTexts(page: Page): Promise<void> {
  await page.evaluate(changeTextsInPage);
}

/** Runs in the page. */
export function changeTextsInPage(): void {
  const walker = document.createTreeWalker(document.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\p{L}/u.test(text.data) && !text.parentElement?.closest('option, textarea, title, svg, noscript, style')) texts.push(text);
  }
  for (const text of texts) {
    const words = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    words.append(inner);
    text.replaceWith(words);
  }
}
