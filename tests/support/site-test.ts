import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { DIST } from '../../pipeline/paths.ts';
import { BROWSER_ARGS, FULL } from '../../playwright.config.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';

/** What a page logs that it should not: console messages, uncaught errors, violations of the security policy. */
export interface ConsoleErrors {
  list: string[];
  /** Messages that a test expects: a failed request to a stopped server, say. */
  allow(pattern: RegExp): void;
}

export interface Fixtures {
  consoleErrors: ConsoleErrors;
  /** The address of the built site, without a slash at its end. */
  base: string;
  /** For `test.use`: the visitor has rejected analytics before, and the cookie banner covers nothing. */
  hasAnsweredBanner: boolean;
}

/** Every test fails on a console message, an uncaught error or a violation of the policy that it did not expect. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's dependencies from this pattern
  base: async ({}, use) => {
    await use(process.env.BASE_URL as string);
  },
  hasAnsweredBanner: [false, { option: true }],
  consoleErrors: [
    async ({ context, hasAnsweredBanner }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      const add = (text: string) => {
        // Playwright's own message where it blocks service workers (playwright.config.ts).
        if (/^warning: Service Worker registration blocked by Playwright/.test(text)) return;
        if (!allowed.some((pattern) => pattern.test(text))) list.push(text);
      };
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
      });
      // The offer of another language and the popup of the day have tests of their own; in all other tests they have been answered.
      await context.addInitScript((isAnswered) => {
        // Frames of the browser's own, such as its PDF viewer, have no storage, nor has the sandboxed one for tags.
        if (location.protocol !== 'http:' || self.origin === 'null') return;
        localStorage?.setItem('site:languageOffer', JSON.stringify({ value: true, expire: 9e15 }));
        if (!localStorage?.getItem('site:popup'))
          localStorage?.setItem('site:popup', JSON.stringify({ value: ['privacy-2026'], expire: 9e15 }));
        if (isAnswered) localStorage?.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: Date.now() + 1e9 }));
      }, hasAnsweredBanner);
      // What failed to load is named by the place of the message, not by its text.
      context.on('console', (message) => add(`${message.type()}: ${message.text()} ${message.location().url}`.trim()));
      context.on('weberror', (error) => add(`error: ${error.error().stack || error.error()}`));
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      expect(list, 'the page logged errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, FULL };

/** For `test.use`: installation, the PDF viewer, and the pictures fetched below the fold are those of a whole browser. */
export const WHOLE_BROWSER = { launchOptions: { executablePath: findChromium(), args: BROWSER_ARGS } };

/** For `test.use`: what is the same with a worker and without. Each page would install one, which is a third of the work. */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

/** A browser that saves data, as it says to pages. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const network = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => network });
  });
}

/** Opens a page and waits until the app runs. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await appReady(page);
}

/** Waits until the app runs in a page that is loading. */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-app="ready"]').waitFor();
}

/** Waits until the worker holds what offline reading needs: this page, and the offline kit of its language, which it fetches last. */
export async function workerReady(page: Page): Promise<void> {
  await pageStored(page);
  const isStored = () => page.evaluate(async () => Boolean(await caches.match(`/data/offline-kit.${document.documentElement.lang}.bin`)));
  // A worker that takes over may reload the page meanwhile.
  await untilTrue(isStored, 'the worker has stored the offline kit');
}

/** Waits until the worker controls the page and has stored its document. */
export async function pageStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async (cacheName) => {
      const copy = navigator.serviceWorker.controller && (await caches.match(location.pathname, { cacheName }));
      return Boolean(copy);
    }, 'site-v1-pages');
  await untilTrue(isStored, 'the worker has stored the page');
}

/** Asked often: most tests of the worker wait here, several times. */
function untilTrue(ask: () => Promise<boolean>, message: string): Promise<void> {
  return expect.poll(() => ask().catch(() => false), { timeout: 30_000, message, intervals: [100] }).toBe(true);
}

/** Every address that has a document, as the build made them. */
export function builtPaths(): string[] {
  const map = readFileSync(`${DIST}/site/sitemap.xml`, 'utf8');
  return [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path as string);
}
