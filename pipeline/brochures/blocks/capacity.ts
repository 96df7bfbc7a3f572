import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { beside, setText, stack } from '../set-text.ts';
import { GUTTER, INK, LEFT, MUTED, RED, RIGHT } from '../style.ts';
import { layList } from './list.ts';

const HEIGHT = 30;

/** What is built inside what is planned: a bar in a dashed frame, drawn to scale, with the plan in words. */
export function layCapacity(paper: Paper, block: Extract<Block, { block: 'capacity' }>): Laid {
  const { words } = paper;
  const [plant, total] = [words.text(block.plant), words.text(block.total)];
  const share = litres(plant) / litres(total);
  const small = paper.style('smallTerm');
  const bar: Laid = {
    height: HEIGHT + small.size * small.leading + 6,
    draw: (x, y) => {
      const { doc } = paper;
      paper.open('Figure', { alt: words.text(block.alt), bbox: [x, y, x + RIGHT, y + HEIGHT] });
      paper.content(() => {
        doc.rect(x, y, RIGHT, HEIGHT).lineWidth(0.8).dash(3, { space: 3 }).strokeColor(MUTED).stroke().undash();
        doc
          .rect(x, y, RIGHT * share, HEIGHT)
          .fillColor(INK)
          .fill();
        doc
          .rect(x, y, RIGHT * share, 2.5)
          .fillColor(RED)
          .fill();
      });
      paper.close();
      paper.open('P');
      paper.content(() => {
        paper.line(plant, small, x, y + HEIGHT + 6);
        paper.line(total, paper.style('small'), x + RIGHT - paper.widthOf(total, paper.style('small')), y + HEIGHT + 6);
      });
      paper.close();
    },
  };
  const list = layList(
    paper,
    words.entries(block.list).map(([, text]) => text as string),
    RIGHT,
  );
  const note = setText(paper, words.text(block.note), paper.style('small'), RIGHT, { tag: 'P' });
  const heading = setText(paper, words.text(block.heading), paper.style('heading'), LEFT, { tag: 'H2', even: true });
  return beside([
    { at: 0, part: heading },
    { at: LEFT + GUTTER, part: stack([bar, list, note], 10) },
  ]);
}

/** The figure in a label: `Plant 1: 120,000 L` → 120000. */
function litres(text: string): number {
  return Number(/([\d,]+)\sL/.exec(text)?.[1]?.replaceAll(',', ''));
}
