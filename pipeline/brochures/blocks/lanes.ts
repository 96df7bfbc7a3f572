import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { beside, setText, stack } from '../set-text.ts';
import { CONTENT, GUTTER, INK, RED, WHITE } from '../style.ts';

const WIDTH = (CONTENT - GUTTER) / 2;
const INDENT = 22;

/** Two paths side by side, each from top to bottom: what happens first, and what follows it. */
export function layLanes(paper: Paper, { heading, lanes, note }: Extract<Block, { block: 'lanes' }>): Laid {
  const { words } = paper;
  let first = 0;
  const laid = lanes.map((key, at) => {
    const names = words.entries(`${key}.steps`).map(([, name]) => name as string);
    const lane = layLane(paper, words.text(`${key}.heading`), names, first);
    first += names.length;
    return { at: at * (WIDTH + GUTTER), part: lane };
  });
  return stack(
    [
      heading !== undefined && setText(paper, words.text(heading), paper.style('heading'), CONTENT, { tag: 'H2' }),
      beside(laid),
      note !== undefined && setText(paper, words.text(note), paper.style('small'), CONTENT, { tag: 'P' }),
    ],
    14,
  );
}

function layLane(paper: Paper, title: string, names: readonly string[], first: number): Laid {
  const heading = setText(paper, title, paper.style('sublead'), WIDTH, { tag: 'H3' });
  const items = names.map((name) => setText(paper, name, paper.style('item'), WIDTH - INDENT - 18, { tag: 'LBody' }));
  const step = Math.max(...items.map(({ height }) => height)) + 7;
  const top = heading.height + 10;
  return {
    height: top + items.length * step - 7,
    draw: async (x, y) => {
      const { doc } = paper;
      const middle = (at: number) => y + top + at * step + (step - 7) / 2;
      await heading.draw(x, y);
      paper.artifact(() => {
        doc
          .moveTo(x + 4, middle(0))
          .lineTo(x + 4, middle(items.length - 1))
          .lineWidth(0.7)
          .strokeColor(INK)
          .stroke();
        for (const at of items.keys()) {
          const isStart = first + at === 0;
          doc
            .circle(x + 4, middle(at), 3.4)
            .lineWidth(0.7)
            .fillAndStroke(isStart ? RED : WHITE, isStart ? RED : INK);
        }
      });
      paper.open('L');
      for (const [at, item] of items.entries()) {
        paper.open('LI');
        await setText(paper, `${first + at + 1}`, paper.style('item', { face: 'light', color: RED }), 18, { tag: 'Lbl' }).draw(
          x + INDENT - 6,
          y + top + at * step,
        );
        await item.draw(x + INDENT + 14, y + top + at * step);
        paper.close();
      }
      paper.close();
    },
  };
}
