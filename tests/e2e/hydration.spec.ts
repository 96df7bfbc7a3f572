import { LOCALES } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { builtPaths, expect, hrefFor, open, test } from '../support/site-test.ts';

// A mismatch that comes and goes is a mismatch.
test.describe.configure({ retries: 0 });

// Failure mode 28: a first client render that differs from the document. React reports what it had to throw away as an
// uncaught error, which fails the test; so does any other message.
const paths = [
  ...new Set([
    ...builtPaths(),
    ...LOCALES.flatMap((locale) =>
      PAGES.filter((page) => !page.redirected && !page.path.includes(':id') && page.id !== 'offline').map((page) =>
        hrefFor(locale, page.id),
      ),
    ),
    '/errors/404',
    '/errors/500',
    '/en/nope',
    '/ko/public/newsroom/no-such-post',
  ]),
];

for (const width of [320, 1440]) {
  // At the second width every other page, all of them in the soak: what is wide renders as what is narrow does.
  const visited = paths.filter((_path, at) => width === 320 || process.env.SOAK || at % 2 === 0);
  for (let at = 0; at < visited.length; at += 20) {
    const part = visited.slice(at, at + 20);
    test(`hydrates cleanly at ${width} px: ${part[0]} and ${part.length - 1} more`, async ({ page, context, base, complaints }) => {
      test.setTimeout(120_000);
      complaints.allow(/status of 40[04]/);
      await page.setViewportSize({ width, height: 800 });
      await context.addInitScript(() => {
        localStorage.setItem('site:consent', '{"value":"accepted","expire":99999999999999}');
        localStorage.setItem('site:locale', 'not json');
        localStorage.setItem('site:other', JSON.stringify({ value: { a: 1 }, expire: 'soon' }));
      });
      for (const path of part) {
        await open(page, base + path);
        expect(await page.locator('h1').count(), `${path} has one h1`).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} does not scroll sideways`).toBeLessThanOrEqual(
          width,
        );
      }
    });
  }
}
