import { LOCALES } from '../../../core/site/locales.ts';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, open, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block' });

const WIDTHS = [320, 390, 768, 1024, 1440, 1920, 2560];
/** Where headings are looked at line by line. */
const READING_WIDTHS = [390, 768, 1440];
/** A phone on its side, and a laptop at a zoom of 200 %. */
const LOW_SCREENS = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

interface Findings {
  /** Wider than the window. */
  overflow: number;
  /** Lines of text that begin left of the margin or end right of it. */
  offGrid: string[];
  /** Headings whose last line is a single word. */
  widows: string[];
  /** Headings that stay while the page scrolls, and would lie over what stands below them. */
  covering: string[];
}

/** Runs in the page: what is far below the screen is laid out, too. The policy does not apply to constructed style sheets. */
function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. The margins are those of the header's bar, which every page has. */
async function findLayoutFaults(): Promise<Findings> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const bar = document.querySelector('header .wrap') as HTMLElement;
  const { paddingLeft, paddingRight } = getComputedStyle(bar);
  const box = bar.getBoundingClientRect();
  const [left, right] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
  const main = document.querySelector('main') as HTMLElement;
  const aside = new Map<Element, boolean>();
  /** It or what holds it is inert, a drawing, scrolls by itself, or is not in the flow. */
  const isAside = (element: Element | null): boolean => {
    if (!element || element === main) return false;
    let found = aside.get(element);
    if (found === undefined) {
      const { overflowX, position, clipPath } = getComputedStyle(element);
      const isOwn = element.hasAttribute('inert') || element.tagName === 'svg' || position === 'fixed';
      found = isOwn || /auto|scroll/.test(overflowX) || clipPath.startsWith('inset(50%') || isAside(element.parentElement);
      aside.set(element, found);
    }
    return found;
  };
  const isExempt = (element: Element | null) =>
    isAside(element) || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    // A range alone does not make the browser lay out what it has put off.
    node.parentElement?.getBoundingClientRect();
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const offGrid: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.textContent?.trim() || isExempt(node.parentElement)) continue;
    const line = linesOf(node).find((rect) => rect.left < left - 1.5 || rect.right > right + 1.5);
    if (line)
      offGrid.push(
        `${node.textContent.trim().slice(0, 40)} ${Math.round(line.left)}–${Math.round(line.right)} of ${Math.round(left)}–${Math.round(right)}`,
      );
  }
  const widows = [...main.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    if (isExempt(heading)) return [];
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    let isBroken = false;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rects = [...range.getClientRects()];
        const box = rects.at(-1);
        if (box) boxes.push(box);
        isBroken ||= new Set(rects.map(({ top }) => Math.round(top))).size > 1 && !/[^\p{L}\p{N}]/u.test(word);
      }
    }
    // Letters of other sizes stand on the same line.
    const isNextLine = (box: DOMRect, previous: DOMRect) => box.top >= previous.bottom - 2;
    const lines = 1 + boxes.filter((box, at) => at > 0 && isNextLine(box, boxes[at - 1] as DOMRect)).length;
    const [before, last] = boxes.slice(-2);
    if (isBroken) return [`${heading.textContent} (a word is broken)`];
    if (!before || !last || boxes.length < 3 || boxes.length <= lines || !isNextLine(last, before)) return [];
    // Two long words in a narrow column have no room beside each other.
    const hasRoom = before.width + last.width * 1.1 < heading.getBoundingClientRect().width;
    return hasRoom ? [heading.textContent ?? ''] : [];
  });
  const covering = [...main.querySelectorAll('h2, h3')].flatMap((heading) => {
    if (isExempt(heading) || getComputedStyle(heading).position !== 'sticky') return [];
    const { left: from, right: to } = heading.getBoundingClientRect();
    const isBelow = (sibling: Element) => {
      const box = sibling.getBoundingClientRect();
      return sibling !== heading && box.height > 0 && box.left < to - 1 && box.right > from + 1;
    };
    return [...(heading.parentElement?.children ?? [])].some(isBelow) ? [heading.textContent ?? ''] : [];
  });
  return { overflow: document.documentElement.scrollWidth - innerWidth, offGrid, widows, covering };
}

/** Runs in the page: gives each text a word that is longer than a narrow phone is wide, and says which texts leave the window. */
function writeLongWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
  const written: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement as HTMLElement;
    // What stays on one line holds figures and days; the counter of a field, too.
    const isWords =
      /\p{L}{2}/u.test(text.data) &&
      getComputedStyle(parent).whiteSpaceCollapse !== 'preserve' &&
      !parent.closest('svg, option, .field-count');
    if (!isWords || getComputedStyle(parent).textWrapMode === 'nowrap') continue;
    text.data += ' Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    written.push(text);
  }
  const hasOwnScroll = (element: Element | null): boolean =>
    element !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || hasOwnScroll(element.parentElement));
  return written.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const end = Math.max(...Array.from(range.getClientRects(), ({ right }) => right));
    return end > innerWidth + 1 && !hasOwnScroll(text.parentElement) ? [`${text.data.slice(0, 30)}: ${Math.round(end)}`] : [];
  });
}

/** Runs in the page: the part of the screen's height above which the first line of the page's title ends. */
function endOfFirstLine(): number {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1') as HTMLElement);
  return (range.getClientRects()[0] as DOMRect).bottom / innerHeight;
}

for (const locale of LOCALES) {
  test(`${locale}: every page type at every width: text on the grid, headings whole, titles on low screens, room for long words`, async ({
    page,
    base,
    consoleErrors,
  }) => {
    test.setTimeout(600_000);
    consoleErrors.allow(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const row of DOCUMENT_PAGES) {
      const path = examplePath(locale, row) + (row.id === 'search' ? '?q=ADC' : '');
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, base + path);
      if (row.id === 'search') await page.locator('main mark').first().waitFor();
      // They are added to the page when all have come.
      await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
      await page.evaluate(showAll);
      // The large figure of an error page stands out of the grid.
      for (const width of row.status ? [] : WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { overflow, offGrid, widows, covering } = await page.evaluate(findLayoutFaults);
        expect.soft(covering, `${path} at ${width}`).toEqual([]);
        expect.soft([overflow, offGrid.slice(0, 5)], `${path} at ${width}`).toEqual([0, []]);
        if (READING_WIDTHS.includes(width)) expect.soft(widows, `${path} at ${width}`).toEqual([]);
      }
      for (const size of LOW_SCREENS) {
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(endOfFirstLine), `the title of ${path} at ${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
      }
      await page.setViewportSize({ width: 320, height: 900 });
      const faults = await page.evaluate(writeLongWords);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft([overflow, faults.slice(0, 4)], `${path} with long words`).toEqual([0, []]);
    }
  });
}
