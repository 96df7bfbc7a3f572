import type { Page } from '@playwright/test';

/** What moved while nobody touched the page. */
export interface LayoutShift {
  value: number;
  /** Milliseconds since the page was asked for. */
  at: number;
  /** The elements that moved, the first of them: `p.lead "Ground was broken …" from 120 to 180`. */
  moved: string[];
}

/** Has a page note what moves in it, from its beginning. Call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const fontsAdded: { from: number; to: number }[] = [];
    Object.assign(window, { layoutShifts: shifts, fontsAdded });
    // A face is shown with the frame after it is added, which on a busy machine is long after its file has come.
    const { fonts } = document;
    const add = fonts.add.bind(fonts);
    fonts.add = (face) => {
      const from = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => fontsAdded.push({ from, to: performance.now() })));
      return add(face);
    };
    const describe = ({ node, previousRect, currentRect }: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = element ? [element.localName, ...element.classList].join('.') : 'an element that is gone';
      const text = element?.textContent?.trim().slice(0, 40) ?? '';
      return `${name} "${text}" from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          value,
          hadRecentInput,
          sources = [],
        } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (!hadRecentInput) shifts.push({ value, at: entry.startTime, moved: sources.slice(0, 3).map(describe) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How long after the arrival of a font a shift counts as its, in milliseconds. */
const FONT_WINDOW = 300;

/**
 * What has moved until two seconds after the page was asked for: late words, pictures and fonts have come by then. Where a font comes after
 * the first paint, a heading in some twenty breaks anew (docs/decisions/0004-fonts.md), which is no matter of the page.
 */
export async function layoutShifts(page: Page): Promise<{ byPage: LayoutShift[]; byFonts: LayoutShift[] }> {
  await page.waitForFunction(() => performance.now() > 2000);
  const { shifts, fonts } = await page.evaluate((FONT_WINDOW) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { layoutShifts, fontsAdded } = window as unknown as { layoutShifts: LayoutShift[]; fontsAdded: { from: number; to: number }[] };
    const arrivals = files.filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd);
    return { shifts: layoutShifts, fonts: [...arrivals.map((from) => ({ from, to: from + FONT_WINDOW })), ...fontsAdded] };
  }, FONT_WINDOW);
  const isByFonts = ({ at }: LayoutShift) => fonts.some(({ from, to }) => at > from && at < to);
  return { byPage: shifts.filter((shift) => !isByFonts(shift)), byFonts: shifts.filter(isByFonts) };
}

/** What has moved since this was asked last. */
export const shiftsSoFar = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts.splice(0));

export const sumOf = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
