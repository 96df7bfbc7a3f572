import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { DIST } from '../../pipeline/paths.ts';
import { wordsOf } from './words-of.ts';

/** What a page says that it should not: console messages, uncaught errors, policy violations. */
export interface Complaints {
  list: string[];
  /** Messages a test expects: a failed request of a stopped server, say. */
  allow(pattern: RegExp): void;
}

export interface Fixtures {
  complaints: Complaints;
  base: string;
}

/** Every test fails on a console message, an uncaught error or a violation of the policy that it did not expect. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
  base: async ({}, use) => {
    await use(process.env.BASE_URL as string);
  },
  complaints: [
    async ({ context }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      const add = (text: string) => {
        // The runner's own words where it lets no worker in (playwright.config.ts).
        if (/^warning: Service Worker registration blocked by Playwright$/.test(text)) return;
        if (!allowed.some((pattern) => pattern.test(text))) list.push(text);
      };
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
      });
      // The offer of another language has a test of its own; elsewhere it has been answered.
      await context.addInitScript(() => {
        // Frames of the browser's own, such as its PDF viewer, have no storage.
        if (location.protocol === 'http:') localStorage?.setItem('site:languageOffer', JSON.stringify({ value: true, expire: 9e15 }));
      });
      context.on('console', (message) => add(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => add(`error: ${error.error().stack || error.error()}`));
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      expect(list, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until the app runs. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-app="ready"]').waitFor();
}

/** Every address that has a document, as the build made them. */
export function builtPaths(): string[] {
  const map = readFileSync(`${DIST}/site/sitemap.xml`, 'utf8');
  return [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path as string);
}

/** Runs a test once for each locale, by its name. */
export function inEachLocale(run: (locale: Locale) => void): void {
  for (const locale of LOCALES) test.describe(locale, () => run(locale));
}

/** For what differs between the languages in its words alone, which others test: in one of them every day, in both in the soak. */
export function inOneLocale(locale: Locale, run: (locale: Locale) => void): void {
  if (process.env.SOAK) inEachLocale(run);
  else test.describe(locale, () => run(locale));
}

/**
 * For what both languages share but for words that others test: every day one test runs in the first language, the next in
 * the other, and so on; in the soak each in both. Those inside are defined as `turn.test`, all of them in both languages.
 */
export function inTurns<Test>(its: Test, run: (locale: Locale, turn: { readonly test: Test }) => void): void {
  const pass = () => undefined;
  for (const [at, locale] of LOCALES.entries()) {
    let count = at;
    const turn = {
      // Asked for once a test: what is called stays the caller's own, so that reports name its file and line.
      get test(): Test {
        count += 1;
        return process.env.SOAK || count % LOCALES.length === 0 ? its : (pass as Test);
      },
    };
    test.describe(locale, () => run(locale, turn));
  }
}

export { hrefFor, wordsOf };
