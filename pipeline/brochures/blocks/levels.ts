import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { setText } from '../set-text.ts';
import { GUTTER, INK, RED, RIGHT, WHITE } from '../style.ts';
import { layColumns } from './columns.ts';

/** An organization from top to bottom: levels on a line, what each does beside it. */
export function layLevels(paper: Paper, { heading, items }: Extract<Block, { block: 'levels' }>): Laid {
  const indent = 20;
  const nameWidth = 118;
  const rows = paper.words.entries(items).map(([, { title, text }]) => ({
    name: setText(paper, title, paper.style('term'), nameWidth, { tag: 'Lbl' }),
    text: setText(paper, text, paper.style('body'), RIGHT - indent - nameWidth - GUTTER / 2, { tag: 'LBody' }),
  }));
  const heights = rows.map(({ name, text }) => Math.max(name.height, text.height) + 13);
  const term = paper.style('term');
  const levels: Laid = {
    height: heights.reduce((sum, height) => sum + height, -13),
    draw: async (x, y) => {
      const { doc } = paper;
      const tops = heights.map(
        (_, at) => y + heights.slice(0, at).reduce((sum, height) => sum + height, 0) + (term.size * term.leading) / 2,
      );
      paper.artifact(() => {
        doc
          .moveTo(x + 4, tops[0] as number)
          .lineTo(x + 4, tops.at(-1) as number)
          .lineWidth(0.7)
          .strokeColor(INK)
          .stroke();
        for (const [at, top] of tops.entries())
          doc
            .circle(x + 4, top, 3.4)
            .lineWidth(0.7)
            .fillAndStroke(at === 0 ? RED : WHITE, at === 0 ? RED : INK);
      });
      paper.open('L');
      let at = y;
      for (const [index, { name, text }] of rows.entries()) {
        paper.open('LI');
        await name.draw(x + indent, at);
        await text.draw(x + indent + nameWidth + GUTTER / 2, at);
        paper.close();
        at += heights[index] as number;
      }
      paper.close();
    },
  };
  return layColumns(paper, heading, levels);
}
