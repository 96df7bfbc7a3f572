import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { rule } from '../rule.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT, GUTTER, LEFT, RED, RIGHT } from '../style.ts';
import { layColumns } from './columns.ts';

/** Names with a sentence each: in one column beside the heading, or in two across the page. */
export function layTerms(paper: Paper, block: Extract<Block, { block: 'terms' }>): Laid {
  const { words } = paper;
  const items = words.entries(block.items).map(([, item], at) => ({
    number: block.numbered ? String(at + 1) : '',
    term: item[block.term] as string,
    text: item[block.text] as string,
  }));
  if (block.columns === 1) {
    const list = layGrid(paper, items, 1, RIGHT);
    return layColumns(
      paper,
      block.heading,
      stack([block.lead !== undefined && setText(paper, words.text(block.lead), paper.style('sublead'), RIGHT, { tag: 'P' }), list], 9),
    );
  }
  return stack(
    [
      block.heading !== undefined && setText(paper, words.text(block.heading), paper.style('heading'), CONTENT, { tag: 'H2' }),
      block.lead !== undefined && setText(paper, words.text(block.lead), paper.style('body'), CONTENT * 0.72, { tag: 'P' }),
      layGrid(paper, items, 2, CONTENT),
    ],
    9,
  );
}

interface Item {
  number: string;
  term: string;
  text: string;
}

function layGrid(paper: Paper, items: readonly Item[], columns: number, width: number): Laid {
  const gap = columns === 1 ? 0 : GUTTER;
  const each = (width - (columns - 1) * gap) / columns;
  const cells = items.map(({ number, term, text }) => layItem(paper, number, term, text, each));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) => cells.slice(at * columns, (at + 1) * columns));
  const grid = stack(
    rows.map((row): Laid => {
      const height = Math.max(...row.map((cell) => cell.height)) + 19;
      return {
        height,
        draw: async (x, y) => {
          for (const [at, cell] of row.entries()) {
            rule(paper, x + at * (each + gap), y, each);
            await cell.draw(x + at * (each + gap), y + 9);
          }
        },
      };
    }),
    0,
  );
  return {
    height: grid.height - 6,
    draw: async (x, y) => {
      paper.open('L');
      await grid.draw(x, y);
      paper.close();
    },
  };
}

function layItem(paper: Paper, number: string, term: string, text: string, width: number): Laid {
  const indent = number ? 22 : 0;
  const wide = width > LEFT * 1.9 && !number;
  const name = setText(paper, term, paper.style('term'), wide ? 104 : width - indent, { tag: 'Lbl' });
  const body = setText(paper, text, paper.style('body'), wide ? width - 116 : width - indent, { tag: 'LBody' });
  return {
    height: wide ? Math.max(name.height, body.height) : name.height + 2 + body.height,
    draw: async (x, y) => {
      paper.open('LI');
      if (number)
        paper.artifact(() => {
          paper.line(number, paper.style('term', { color: RED, face: 'light' }), x, y);
        });
      await name.draw(x + indent, y);
      await (wide ? body.draw(x + 116, y) : body.draw(x + indent, y + name.height + 2));
      paper.close();
    },
  };
}
