import type { Page } from '@playwright/test';
import { settled } from '../../support/settled.ts';
import { expect, open, test } from '../../support/site-test.ts';

// What a visitor does once is one step of the history, however often the browser hears of it.
test.use({ serviceWorkers: 'block', hasAnsweredBanner: true });

/** As the system does it: the first press, then its repeats. */
async function hold(page: Page, key: string, repeats = 40): Promise<void> {
  for (let count = 0; count <= repeats; count += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

const GESTURES: [name: string, path: string, act: (page: Page) => Promise<void>, end: string, steps: number][] = [
  [
    'a held Ctrl K opens the search',
    '/en/aboutus/company',
    async (page) => {
      await page.keyboard.down('Control');
      await hold(page, 'k');
      await page.keyboard.up('Control');
    },
    '/en/aboutus/company#search',
    1,
  ],
  [
    'the same search sent again, and held',
    '/en/search',
    async (page) => {
      await page.locator('#search-q').fill('songdo');
      await hold(page, 'Enter');
      await expect(page).toHaveURL(/q=songdo/);
      await page.locator('#search-q').press('Enter');
    },
    '/en/search?q=songdo',
    1,
  ],
];

for (const [name, path, act, end, steps] of GESTURES) {
  test(name, async ({ page, base }) => {
    await open(page, base + path);
    const before = await page.evaluate(() => history.length);
    await act(page);
    await expect(page).toHaveURL(base + end);
    await settled(page);
    expect(page.url()).toBe(base + end);
    expect((await page.evaluate(() => history.length)) - before).toBe(steps);
  });
}

// Safari throws at the 101st call within 30 seconds. Of tabs: tabs.test.tsx.
test('an arrow key that is held on pictures changes the address once', async ({ page, base }) => {
  await open(page, `${base}/en/public/images/adc-facility#photo-1`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = function count(...change) {
      document.body.dataset.calls = `${Number(document.body.dataset.calls ?? 0) + 1}`;
      replaceState.apply(this, change);
    };
  });
  await hold(page, 'ArrowRight', 120);
  await settled(page);
  await expect(page.locator('body')).toHaveAttribute('data-calls', '1');
});
