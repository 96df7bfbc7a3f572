import type { Paper } from './paper.ts';
import { LINE } from './style.ts';

/** A hairline, passed over by readers of the structure. */
export function rule(paper: Paper, x: number, y: number, width: number, color = LINE, weight = 0.6): void {
  paper.artifact(() => {
    paper.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  });
}
