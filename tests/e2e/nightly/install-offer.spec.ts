import type { BrowserContext, Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { follow } from '../../support/deployment.ts';
import { installClock, passTime } from '../../support/settled.ts';
import { expect, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

/** After this long the offer has come, or does not come. */
const COME = 11_000;

interface Tried {
  prompted: number;
  held: boolean;
}

/** A browser of someone who was here before so many times, and has answered the cookie banner. */
const visitor = (context: BrowserContext, visits: number) =>
  context.addInitScript((count) => {
    if (location.protocol !== 'http:' || localStorage.getItem('site:visits')) return;
    localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: Date.now() + 1e9 }));
    localStorage.setItem('site:visits', JSON.stringify({ value: { count, at: Date.now() - 86_400_000 }, expire: 9e15 }));
  }, visits);

/** What Chromium does some seconds after a page has named its manifest; in private windows, as tests have, it never does. */
async function offer(page: Page, outcome = 'accepted'): Promise<void> {
  await page.evaluate((answer) => {
    const tried = Object.assign(window, { prompted: 0, held: false });
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        tried.prompted += 1;
      },
      userChoice: Promise.resolve({ outcome: answer }),
    });
    tried.held = !dispatchEvent(event);
  }, outcome);
}
const tried = (page: Page) =>
  page.evaluate(() => ({ prompted: (window as never as Tried).prompted, held: (window as never as Tried).held }));

test.beforeEach(({ page }) => installClock(page));

const locale = 'ko';
const words = wordsOf(locale, 'install');
const notice = (page: Page) => page.getByRole('status', { name: words.label });

test('on the second visit the site offers to be installed, where it disturbs nobody', async ({ page, context, base }) => {
  await visitor(context, 1);
  await open(page, base + hrefFor(locale, 'contact'));
  await offer(page);
  expect((await tried(page)).held, 'the browser keeps its own').toBe(true);
  await passTime(page, COME);
  await expect(notice(page)).toBeEmpty();
  await follow(page, hrefFor(locale, 'ceo'));
  await expect(notice(page)).toContainText(words.text);
  await expect(notice(page)).toHaveCSS('position', 'fixed');
  // The line of the navigation stands outside of every landmark while it runs out.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
