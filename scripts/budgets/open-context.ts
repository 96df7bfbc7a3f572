import type { Browser, BrowserContext } from '@playwright/test';
import type { Locale } from '../../core/site/locales.ts';
import { spendPrefetch } from '../../tests/support/deployment.ts';

interface ContextOptions {
  hasWorker: boolean;
  /** The cookie notice is open, as on a first visit; others have answered it. */
  isNew?: boolean;
}

/** A visitor with a phone who reads the site’s language, and whose links are not prefetched, which has a budget of its own. */
export async function openContext(browser: Browser, locale: Locale, { hasWorker, isNew = false }: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: locale === 'ko' ? 'ko-KR' : 'en-US',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  // tsx compiles functions to call this helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(spendPrefetch);
  if (isNew) return context;
  await context.addInitScript(rejectCookies);
  return context;
}

/** Runs in the page. */
export function rejectCookies(): void {
  if (location.protocol === 'http:') localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: 9e15 }));
}
