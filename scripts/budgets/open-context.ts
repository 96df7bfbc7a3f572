import type { Browser, BrowserContext } from '@playwright/test';
import type { Locale } from '../../core/site/locales.ts';
import { spendPrefetch } from '../../tests/support/deployment.ts';

/** A visitor with a phone who reads the site’s language, has answered the cookie notice, and whose links are not prefetched. */
export async function openContext(browser: Browser, locale: Locale, hasWorker: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: locale === 'ko' ? 'ko-KR' : 'en-US',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  // tsx compiles functions to call this helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(spendPrefetch);
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: 9e15 }));
  });
  return context;
}
