import type { Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';

/** A key figure: its numbers large and light, units and qualifying words small (`Over 62`, `8 × 5,000 L`). */
export function layFigureNumber(paper: Paper, text: string, width: number, size?: number): Laid {
  const large = paper.style('figure', size ? { size } : {});
  const small = paper.style('unit', size ? { size: size * 0.4 } : {});
  const styleOf = (part: string) => (/\d/.test(part) ? large : small);
  const parts = text
    .replace(/^(-?\d[\d,.]*)\s×\s/, '$1\u00a0×\u00a0')
    .split(/(-?\d[\d,.]*)/)
    .filter(Boolean);
  for (const part of parts) paper.lines(part, styleOf(part), width * 2);
  const total = parts.reduce((sum, part) => sum + paper.widthOf(part, styleOf(part)), 0);
  // A long figure gives up size rather than its line.
  if (total > width) return layFigureNumber(paper, text, width, (large.size * width) / total - 0.2);
  const height = paper.style('figure').size * large.leading;
  return {
    height,
    draw: (x, y) => {
      paper.open('P');
      paper.content(() => {
        let at = x;
        for (const part of parts) {
          const style = styleOf(part);
          // On one baseline.
          const top = y + height - style.size * (style.leading / 2 + 0.355) - height * 0.14;
          paper.line(part, style, at, top);
          at += paper.widthOf(part, style);
        }
      });
      paper.close();
    },
  };
}
