import { examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

test.use(WITHOUT_WORKER);

/** Milliseconds in which a page at rest asks for no frame and changes no element: of two frames in ten seconds at most. Slides follow one another after 6.5 s. */
const REST = 5000;

/** Runs in the page: notes when it asks for a frame or changes an element, the longest rest between, and what begins to move. */
function watchMovement(): void {
  const onChange = () => {
    watched.longest = Math.max(watched.longest, performance.now() - watched.at);
    watched.at = performance.now();
  };
  const watched = { at: 0, longest: 0, onChange, begun: [] as { name: string; isBelow: boolean }[] };
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

/** Runs in the page: milliseconds since the last change, 0 while something is animated, and the longest rest so far. */
function readRest(): { now: number; longest: number } {
  const { watched } = window as never as { watched: { at: number; longest: number; onChange: () => void } };
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  if (isMoving) watched.onChange();
  const now = isMoving ? 0 : performance.now() - watched.at;
  return { now, longest: Math.max(now, watched.longest) };
}

for (const row of PAGE_KINDS)
  test(`a page comes to rest, and moves nothing below the window: ${row.id}`, async ({ page, base }) => {
    await page.addInitScript(watchMovement);
    await open(page, base + examplePath('en', row));
    // Before, it loaded.
    await page.evaluate(() => Object.assign((window as never as { watched: object }).watched, { at: performance.now(), longest: 0 }));
    await expect.poll(async () => (await page.evaluate(readRest)).longest, { timeout: 60_000 }).toBeGreaterThan(REST);
    const begun = await page.evaluate(() => (window as never as { watched: { begun: { isBelow: boolean }[] } }).watched.begun);
    expect(begun.filter(({ isBelow }) => isBelow)).toEqual([]);
    // What never rests is noticed.
    await page.evaluate(() => document.body.animate({ opacity: [1, 0.99] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY }));
    expect((await page.evaluate(readRest)).now).toBe(0);
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
