import { examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

test.use(WITHOUT_WORKER);

/** Milliseconds in which a page at rest asks for no frame and changes no element. Slides of the home page follow one another after 6.5 s. */
const REST = 3000;

/** Runs in the page: notes when it last asked for a frame or changed an element, and what begins to move. */
function watchMovement(): void {
  const watched = { at: 0, begun: [] as { name: string; isBelow: boolean }[] };
  const onChange = () => {
    watched.at = performance.now();
  };
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    onChange();
    return request(callback);
  };
  new MutationObserver(onChange).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ['animationstart', 'transitionrun'] as const)
    addEventListener(
      type,
      (event) => {
        const { top } = (event.target as Element).getBoundingClientRect();
        watched.begun.push({
          name: event instanceof AnimationEvent ? event.animationName : event.propertyName,
          isBelow: top >= innerHeight,
        });
      },
      true,
    );
  Object.assign(window, { watched });
}

/** Runs in the page: milliseconds since the last change; 0 while something is animated. */
function restedFor(): number {
  const { watched } = window as never as { watched: { at: number } };
  const now = performance.now();
  if (document.getAnimations().some(({ playState }) => playState === 'running')) watched.at = now;
  return now - watched.at;
}

for (const row of PAGE_KINDS)
  test(`a page comes to rest, and moves nothing below the window: ${row.id}`, async ({ page, base }) => {
    await page.addInitScript(watchMovement);
    await open(page, base + examplePath('en', row));
    await expect.poll(() => page.evaluate(restedFor), { timeout: 60_000 }).toBeGreaterThan(REST);
    const begun = await page.evaluate(() => (window as never as { watched: { begun: { isBelow: boolean }[] } }).watched.begun);
    expect(begun.filter(({ isBelow }) => isBelow)).toEqual([]);
    // What never rests is noticed.
    await page.evaluate(() => document.body.animate({ opacity: [1, 0.99] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY }));
    expect(await page.evaluate(restedFor)).toBe(0);
  });

test('the campus is drawn when its slide comes, and not for who wants less motion', async ({ page, base }) => {
  await page.addInitScript(watchMovement);
  const drawn = () =>
    page.evaluate(
      () =>
        (window as never as { watched: { begun: { name: string }[] } }).watched.begun.filter(({ name }) => /draw-campus/.test(name)).length,
    );
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, `${base}/en`);
    const marks = page.locator('[aria-roledescription="carousel"] ol button');
    await expect(marks.first()).toBeVisible();
    expect(await drawn()).toBe(0);
    await marks.nth(2).click();
    await expect(page.locator('[aria-roledescription="carousel"]')).toHaveAttribute('data-tone', 'light');
    await page.waitForTimeout(300);
    expect(await drawn(), reducedMotion).toBe(reducedMotion === 'reduce' ? 0 : 1);
  }
});
