import type { Page } from '@playwright/test';
import { LOCALES } from '../../core/site/locales.ts';
import { wordsOf } from './words-of.ts';

/** What a visitor sees at a moment. */
export interface Sample {
  /** Path, query and hash. */
  address: string;
  lang: string;
  heading: string;
  /** All visible text. */
  text: string;
  /** That of the page itself, or of the dialog above it. */
  mainText: string;
  /** The document is one of ours. */
  isOurs: boolean;
  /** A document is still being loaded, or a navigation of the app is under way. */
  isLoading: boolean;
  /** It is still the document that `markDocument` marked. */
  isMarked: boolean;
}

/** What the line at the top says of a navigation that has failed. */
const FAILED = LOCALES.map((locale) => wordsOf(locale, 'messages').loading.failed as string);

/** The next document will not have this mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: true })).catch(() => undefined);
}

/** Undefined while one document replaces another. */
export async function samplePage(page: Page): Promise<Sample | undefined> {
  const sample = page.evaluate((failed) => {
    const main = document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main') ?? document.body;
    const line = document.querySelector<HTMLElement>('[role="progressbar"]');
    return {
      address: location.pathname + location.search + location.hash,
      lang: document.documentElement.lang,
      heading: document.querySelector('h1')?.innerText ?? '',
      text: document.body?.innerText ?? '',
      mainText: main?.innerText ?? '',
      isOurs: document.getElementById('main') !== null,
      isLoading: document.readyState === 'loading' || (line !== null && !line.hidden && !failed.includes(line.ariaLabel ?? '')),
      isMarked: 'marked' in window,
    };
  }, FAILED);
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, 2000, undefined));
  return Promise.race([sample.catch(() => undefined), limit]);
}

/** How much of the letters is Korean, 0 to 1. */
export function koreanShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length === 0 ? 0 : letters.filter((letter) => /\p{Script=Hangul}/u.test(letter)).length / letters.length;
}
