import { type TraceEvent, traceBrowser } from '../../../bench/navigation/trace.ts';
import { BUDGETS } from '../../support/budgets.ts';
import { examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { appReady, expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

test.use(WITHOUT_WORKER);

/** Milliseconds: until what starts with a page has started, links are fetched ahead too; how long it is watched; what a slide takes to change. */
const START = 9000;
const REST = 10_000;
const CHANGE = 1200;

/**
 * Counts the frames of one page, each a round of style, layout and paint: while it rested, those within the change of a slide apart, and
 * afterwards. Says how often a slide changed, too.
 */
function countFrames(events: readonly TraceEvent[], path: string): { frames: number; after: number; slides: number } {
  const begun = events.find(({ name }) => name === `rest ${path}`);
  const own = events.filter(({ pid }) => pid === begun?.pid);
  const over = own.find(({ name }) => name === `over ${path}`)?.ts ?? 0;
  const changes = own.filter(({ name }) => name === 'slide').map(({ ts }) => ts);
  const isOfChange = (at: number) => changes.some((change) => at > change - 100_000 && at < change + CHANGE * 1000);
  const frames = own.filter(({ name }) => name === 'PrePaint');
  return {
    frames: frames.filter(({ ts }) => ts < over && !isOfChange(ts)).length,
    // A slide may change at this very moment.
    after: frames.filter(({ ts }) => ts > over).length,
    slides: changes.length,
  };
}

/** Runs in the page: notes what begins to move, and whether that is below the window. */
function noteAnimations(): void {
  const begun: { name: string; isBelow: boolean }[] = [];
  Object.assign(window, { begun });
  for (const type of ['animationstart', 'transitionrun'] as const)
    addEventListener(
      type,
      (event) => {
        const { top } = (event.target as Element).getBoundingClientRect();
        begun.push({ name: event instanceof AnimationEvent ? event.animationName : event.propertyName, isBelow: top >= innerHeight });
      },
      true,
    );
}

/** Runs in the page: what has begun to move below the window, and what moves there now. */
const findMovesBelow = () => [
  (window as never as { begun: { name: string; isBelow: boolean }[] }).begun.filter(({ isBelow }) => isBelow),
  document.getAnimations().flatMap(({ playState, effect }) => {
    const target = (effect as KeyframeEffect).target as Element;
    return playState === 'running' && target.getBoundingClientRect().top >= innerHeight ? [target.outerHTML.slice(0, 80)] : [];
  }),
];

test('a page of each kind asks for no frame at rest, and moves nothing below the window', async ({ browser, context, page, base }) => {
  test.setTimeout(180_000);
  const visits = await Promise.all(
    PAGE_KINDS.map(async (row) => {
      const visit = await context.newPage();
      await visit.addInitScript(noteAnimations);
      const path = examplePath('en', row);
      await visit.goto(base + path);
      return { visit, path };
    }),
  );
  for (const { visit, path } of visits) {
    await appReady(visit);
    await visit.evaluate((name) => {
      const marks = document.querySelector('[aria-roledescription="carousel"] ol');
      const onSlide = () => performance.mark('slide');
      if (marks) new MutationObserver(onSlide).observe(marks, { subtree: true, attributes: true, attributeFilter: ['data-active'] });
      Object.assign(window, { mark: (moment: string) => performance.mark(`${moment} ${name}`) });
    }, path);
  }
  await page.waitForTimeout(START);
  for (const { visit, path } of visits) expect.soft(await visit.evaluate(findMovesBelow), path).toEqual([[], []]);
  const events = await traceBrowser(browser, page, async () => {
    for (const { visit } of visits) await visit.evaluate('mark("rest")');
    await page.waitForTimeout(REST);
    for (const { visit } of visits)
      await visit.evaluate('mark("over"), new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))');
  });
  const counted = visits.map(({ path }) => ({ path, ...countFrames(events, path) }));
  console.log(`frames in ${REST / 1000} s: ${counted.map(({ path, frames }) => `${path} ${frames}`).join(', ')}`);
  for (const { path, frames, after, slides } of counted) {
    expect.soft(frames, path).toBeLessThanOrEqual(BUDGETS.framesAtRest);
    expect.soft(after, `${path}: frames are seen`).toBeGreaterThan(0);
    expect.soft(slides > 0, `${path}: its slides change`).toBe(path === '/en');
  }
});

test('the campus is drawn when its slide comes, and not for who wants less motion', async ({ page, base }) => {
  await page.addInitScript(noteAnimations);
  const drawn = () =>
    page.evaluate(() => (window as never as { begun: { name: string }[] }).begun.filter(({ name }) => /draw-campus/.test(name)).length);
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
