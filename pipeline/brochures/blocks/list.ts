import type { Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { rule } from '../rule.ts';
import { setText } from '../set-text.ts';
import { GUTTER, RED } from '../style.ts';

export interface ListOptions {
  /** Numbers instead of red strokes. */
  numbered?: boolean | undefined;
  /** The items are what the page is about. */
  large?: boolean | undefined;
  columns?: 1 | 2;
}

/** Items between hairlines, marked with a short red stroke or their number. */
export function layList(paper: Paper, items: readonly string[], width: number, { numbered, large, columns = 1 }: ListOptions = {}): Laid {
  const item = paper.style('item', large ? { size: paper.style('item').size + 1.5 } : {});
  const pad = large ? 9 : 6;
  const indent = numbered ? 24 : 18;
  const each = (width - (columns - 1) * GUTTER) / columns;
  const texts = items.map((text) => setText(paper, text, item, each - indent, { tag: 'LBody' }));
  const rows = Array.from({ length: Math.ceil(texts.length / columns) }, (_, at) => texts.slice(at * columns, (at + 1) * columns));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + 2 * pad);
  const drawItem = async (text: Laid, index: number, x: number, y: number, height: number) => {
    rule(paper, x, y, each);
    paper.open('LI');
    if (numbered) await setText(paper, `${index + 1}`, { ...item, face: 'light', color: RED }, indent, { tag: 'Lbl' }).draw(x, y + pad);
    else
      paper.artifact(() => {
        paper.doc
          .rect(x, y + pad + (item.leading * item.size) / 2 - 0.5, 8, 1)
          .fillColor(RED)
          .fill();
      });
    await text.draw(x + indent, y + pad);
    paper.close();
    if (index >= texts.length - columns) rule(paper, x, y + height, each);
  };
  return {
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: async (x, y) => {
      paper.open('L');
      let top = y;
      for (const [line, row] of rows.entries()) {
        const height = heights[line] as number;
        for (const [at, text] of row.entries()) await drawItem(text, line * columns + at, x + at * (each + GUTTER), top, height);
        top += height;
      }
      paper.close();
    },
  };
}
