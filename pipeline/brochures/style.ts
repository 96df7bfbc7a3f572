import type { Locale } from '../../core/site/locales.ts';

export type FaceName = 'light' | 'text' | 'medium';

export interface TextStyle {
  face: FaceName;
  /** Points. */
  size: number;
  /** Line height, in sizes. */
  leading: number;
  /** Letter spacing, in sizes. */
  tracking: number;
  color: string;
}

/** The colours of the site (src/styles/base.css), in print. */
export const INK = '#2d2926';
export const BODY = '#45413e';
export const MUTED = '#5f6265';
export const LINE = '#dededc';
export const RED = '#cb333b';
export const SOFT = '#f5f5f3';
export const NIGHT = '#151413';
export const GOLD = '#c6aa76';
export const WHITE = '#ffffff';

/** A4 upright, in points, and the grid: headings in the left column, words in the right one. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = { side: 50, top: 66, bottom: 70 };
export const CONTENT = PAGE.width - 2 * MARGIN.side;
export const GUTTER = 22;
export const LEFT = 158;
export const RIGHT = CONTENT - LEFT - GUTTER;
/** Between blocks, and between the parts of one. */
export const GAP = 30;

const style = (face: FaceName, size: number, leading: number, tracking: number, color: string): TextStyle => ({
  face,
  size,
  leading,
  tracking,
  color,
});

const ENGLISH = {
  cover: style('text', 42, 1.08, -0.03, INK),
  coverLead: style('text', 13, 1.5, -0.005, MUTED),
  label: style('medium', 8.6, 1.4, 0, RED),
  title: style('text', 29, 1.14, -0.027, INK),
  lead: style('text', 12.4, 1.5, -0.005, MUTED),
  heading: style('text', 15.2, 1.28, -0.015, INK),
  sublead: style('medium', 10.2, 1.5, 0, INK),
  large: style('text', 12.2, 1.58, -0.004, INK),
  term: style('medium', 9.6, 1.4, 0, INK),
  body: style('text', 9.3, 1.6, 0, BODY),
  item: style('text', 9.3, 1.5, 0, INK),
  small: style('text', 7.6, 1.45, 0.002, MUTED),
  smallTerm: style('medium', 7.6, 1.45, 0.002, INK),
  figure: style('light', 33, 1.1, -0.035, INK),
  unit: style('text', 13, 1.1, 0, MUTED),
};

export type StyleName = keyof typeof ENGLISH;

/** One weight of the Korean face: hierarchy comes from size and colour. */
const KOREAN: Record<StyleName, TextStyle> = {
  cover: style('text', 37, 1.2, -0.025, INK),
  coverLead: style('text', 12, 1.65, -0.01, MUTED),
  label: style('medium', 8.6, 1.4, 0, RED),
  title: style('text', 26, 1.25, -0.022, INK),
  lead: style('text', 11.4, 1.65, -0.01, MUTED),
  heading: style('text', 14, 1.4, -0.015, INK),
  sublead: style('text', 9.8, 1.6, -0.01, INK),
  large: style('text', 11.2, 1.72, -0.01, INK),
  term: style('text', 9.4, 1.5, -0.005, INK),
  body: style('text', 8.8, 1.74, -0.01, '#504c49'),
  item: style('text', 8.9, 1.6, -0.01, INK),
  small: style('text', 7.4, 1.55, 0, MUTED),
  smallTerm: style('text', 7.4, 1.55, 0, INK),
  figure: ENGLISH.figure,
  unit: style('text', 11.5, 1.1, -0.01, MUTED),
};

export const STYLES: Record<Locale, Record<StyleName, TextStyle>> = { en: ENGLISH, ko: KOREAN };

/** Running text of a page that would not hold it otherwise. */
const RUNNING: readonly StyleName[] = ['large', 'term', 'body', 'item', 'sublead'];
const tighten = (styles: Record<StyleName, TextStyle>) =>
  Object.fromEntries(
    Object.entries(styles).map(([name, { size, leading, ...rest }]) =>
      RUNNING.includes(name as StyleName)
        ? [name, { ...rest, size: size * 0.96, leading: leading * 0.96 }]
        : [name, { ...rest, size, leading }],
    ),
  ) as Record<StyleName, TextStyle>;
export const DENSE = { en: tighten(ENGLISH), ko: tighten(KOREAN) };
