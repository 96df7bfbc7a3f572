import { ROUTES } from '../../../bench/navigation/routes.ts';
import { settled } from '../../support/settled.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { readWork, traceBrowser } from '../../support/trace.ts';

test.use(WITHOUT_WORKER);

/** Lines that say something, frames of the header's mark, what a script measures. */
const OTHERS = 60;

for (const { name, from, to } of ROUTES)
  test(`a click styles no more than the new page and what is seen of the header: ${name}`, async ({ page, base, browser }) => {
    await open(page, base + from);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await settled(page, 2500);
    const before = (await page.locator('h1').first().textContent()) ?? '';
    const trace = await traceBrowser(browser, page, async () => {
      await link.evaluate((element) => {
        performance.mark('clicked');
        (element as HTMLElement).click();
      });
      await expect(page.locator('h1').first()).not.toHaveText(before);
      await settled(page, 1000);
      await page.evaluate(() => performance.mark('followed'));
    });
    // Closed panels of the menu take no part.
    const count = await page.evaluate(
      () =>
        document.querySelectorAll('main, main *').length +
        [...document.querySelectorAll('header, header *')].filter((one) => one.checkVisibility()).length,
    );
    // Twice: the top comes before the rest, and what lies below the fold is hidden until it is scrolled to.
    expect(readWork(trace, 'clicked', 'followed').restyled).toBeLessThanOrEqual(2 * count + OTHERS);
  });

test('a page begins with its top and shifts nothing; back, forward and a hash show all of it at once', async ({ page, base }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    // How many parts a page has when its heading comes, and the height of what is above the footer.
    const first: [number, boolean][] = [];
    Object.assign(window, { first });
    let heading = '';
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const text = main?.querySelector('h1')?.textContent ?? '';
      if (!main || text === '' || text === heading) return;
      heading = text;
      first.push([
        main.querySelectorAll('section').length,
        (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) >= innerHeight,
      ]);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, `${base}/en/aboutus/ceo`);
  const follow = (href: string) =>
    page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.body.append(link);
      link.click();
      link.remove();
    }, href);
  const shown = () => page.evaluate(() => (window as never as { first: [number, boolean][] }).first.splice(0));
  const shifts = () => page.evaluate(() => (window as never as { shifts: number[] }).shifts.splice(0));
  const sections = page.locator('main section');
  // The fonts come.
  await settled(page);
  await shifts();
  await shown();
  await follow('/en/aboutus/company');
  await expect(sections.last()).toBeAttached();
  await expect(sections).not.toHaveCount(1);
  const whole = await sections.count();
  const [top] = await shown();
  expect(top?.[0], 'of the parts').toBeLessThan(whole);
  expect(top?.[1], 'the footer is below the screen').toBe(true);
  await follow('/en/aboutus/ceo');
  await expect(page).toHaveURL(/ceo$/);
  await settled(page);
  await shown();
  await page.goBack();
  await expect(page).toHaveURL(/company$/);
  await expect(sections).toHaveCount(whole);
  expect((await shown())[0]?.[0], 'back').toBe(whole);
  await page.goBack();
  await expect(page).toHaveURL(/ceo$/);
  await settled(page);
  expect(await shifts()).toEqual([]);
  await shown();
  await follow('/en/aboutus/company#values');
  await expect(sections).toHaveCount(whole);
  expect((await shown())[0]?.[0], 'a hash').toBe(whole);
});
