import type { Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import type { TextStyle } from '../style.ts';

/** Share of a figure's size at which its unit is set, where the figure is not the face's own size. */
const UNIT = 0.4;

/** The size at which a figure stays on one line: a long one gives up size. Figures side by side share the smallest. */
export function figureSize(paper: Paper, text: string, width: number): number {
  const { size } = paper.style('figure');
  const parts = partsOf(paper, text, size);
  for (const { part, style } of parts) paper.lines(part, style, Number.POSITIVE_INFINITY);
  const total = parts.reduce((sum, { part, style }) => sum + paper.widthOf(part, style), 0);
  return total > width ? (size * width) / total : size;
}

/** A key figure: its numbers large and light, units and qualifying words small (`Over 62`, `8 × 5,000 L`). */
export function layFigureNumber(paper: Paper, text: string, size: number): Laid {
  const parts = partsOf(paper, text, size);
  const height = size * paper.style('figure').leading;
  return {
    height,
    draw: (x, y) => {
      paper.open('P');
      paper.content(() => {
        let at = x;
        for (const { part, style } of parts) {
          // All on one baseline.
          paper.line(part, style, at, y + height * 0.86 - style.size * (style.leading / 2 + 0.355));
          at += paper.widthOf(part, style);
        }
      });
      paper.close();
    },
  };
}

function partsOf(paper: Paper, text: string, size: number): { part: string; style: TextStyle }[] {
  const own = paper.style('figure');
  const unit = size === own.size ? paper.style('unit') : paper.style('unit', { size: size * UNIT });
  return text
    .split(/(-?\d[\d,.]*)/)
    .filter(Boolean)
    .map((part) => ({ part, style: /\d/.test(part) ? { ...own, size } : unit }));
}
