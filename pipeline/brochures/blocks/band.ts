import type { Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { PAGE, SOFT } from '../style.ts';

const PAD = 24;

/** A grey field to the page's edges below a part. */
export function layBand(paper: Paper, part: Laid): Laid {
  const height = part.height + 2 * PAD;
  return {
    height,
    draw: async (x, y) => {
      paper.artifact(() => {
        paper.doc.rect(0, y, PAGE.width, height).fillColor(SOFT).fill();
      });
      await part.draw(x, y + PAD);
    },
  };
}
