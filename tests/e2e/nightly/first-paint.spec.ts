import { LOCALES } from '../../../core/site/locales.ts';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block' });

/** Where every element stands, as text; empty for one that is not drawn: what is far below the screen is left for later. */
const layoutOf = async () => {
  // Only with a frame does the browser know what of `content-visibility: auto` is near the screen, and how high that is.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.body.querySelectorAll('*')].map((element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return '';
    const { x, y, width, height } = element.getBoundingClientRect();
    // Its style comes with the sheet; what it is part of grows with it, and what follows it moves.
    if (element.closest('[data-late]')) return '';
    const late = [...document.querySelectorAll('[data-late]')];
    if (y >= innerHeight && late.some((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) return '';
    if (element.querySelector('[data-late]')) return `${element.tagName} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`;
    return `${element.tagName}.${element.getAttribute('class') ?? ''} ${[x, y, width, height].map(Math.round).join(' ')} ${getComputedStyle(element).color}`;
  });
};

/** What has its style with the sheet and yet begins on the screen. */
const listLateOnScreen = () =>
  [...document.querySelectorAll('[data-late]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().top < innerHeight)
    .map(({ tagName, className }) => `${tagName}.${className}`);

for (const locale of LOCALES) {
  for (const width of [390, 1440]) {
    // The first paint has the document's own rules alone; the style sheet that follows may move and recolour nothing.
    test(`${locale} at ${width}: the style sheet changes nothing that the first paint has drawn`, async ({ page, base }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Neither boot script nor app: what is compared is the document.
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      for (const row of DOCUMENT_PAGES.filter(({ status }) => !status)) {
        const path = examplePath(locale, row);
        await page.goto(base + path);
        // Not over the header, which has its look for that with the sheet.
        await page.mouse.move(1, 600);
        const first = await page.evaluate(layoutOf);
        expect.soft(await page.evaluate(listLateOnScreen), path).toEqual([]);
        await page.evaluate(
          (href) =>
            new Promise((resolve) => {
              const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve });
              document.head.append(link);
            }),
          await page.locator('#boot').getAttribute('data-sheet').then(String),
        );
        const then = await page.evaluate(layoutOf);
        const changed = first.flatMap((look, at) => (look === then[at] || !look || !then[at] ? [] : [`${look} -> ${then[at]}`]));
        // The first of them says which rule came late.
        expect.soft(changed.slice(0, 3), path).toEqual([]);
      }
    });
  }
}
