import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { rule } from '../rule.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT, MUTED, type StyleName } from '../style.ts';

const PAD = 5.5;
const GAP = 12;

/** A table across the page: rows between hairlines, a strong line above, the first cell of a row is its name. */
export function layTable(paper: Paper, block: Extract<Block, { block: 'table' }>): Laid {
  const { words } = paper;
  const rows = Array.isArray(block.rows)
    ? block.rows.map((row) => (row as readonly string[]).map((key) => words.text(key)))
    : 'of' in block.rows
      ? rowsOf(paper, block.rows)
      : [];
  return stack(
    [
      block.heading !== undefined && setText(paper, words.text(block.heading), paper.style('heading'), CONTENT, { tag: 'H2' }),
      block.lead !== undefined && setText(paper, words.text(block.lead), paper.style('body'), CONTENT, { tag: 'P' }),
      layRows(
        paper,
        block.head?.map((key) => words.text(key)),
        rows,
        block.widths,
        block.caption && words.text(block.caption),
      ),
    ],
    9,
  );
}

function rowsOf(paper: Paper, { of, cells }: { of: string; cells: readonly string[] }): string[][] {
  return paper.words.entries(of).map(([, row]) => cells.map((name) => row[name] as string));
}

export function layRows(
  paper: Paper,
  head: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  shares: readonly number[],
  caption?: string,
  width = CONTENT,
): Laid {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * width);
  const cellOf = (text: string, at: number, name: StyleName, tag?: string) =>
    setText(paper, text, paper.style(name), (widths[at] as number) - (at === widths.length - 1 ? 0 : GAP), tag ? { tag } : {});
  const lay = (cells: readonly string[], isHead: boolean): Laid => {
    const laid = cells.map((text, at) => cellOf(text, at, isHead ? 'small' : at === 0 ? 'term' : 'item'));
    const height = Math.max(...laid.map((cell) => cell.height)) + 2 * PAD;
    return {
      height,
      draw: async (x, y) => {
        paper.open('TR');
        let left = x;
        for (const [at, cell] of laid.entries()) {
          const isName = isHead || at === 0;
          paper.open(isName ? 'TH' : 'TD', isName ? { scope: isHead ? 'Column' : 'Row' } : {});
          await cell.draw(left, y + PAD);
          paper.close();
          left += widths[at] as number;
        }
        paper.close();
        rule(paper, x, y + height, width);
      },
    };
  };
  const body = stack([head && lay(head, true), ...rows.map((row) => lay(row, false))], 0);
  const name = caption && setText(paper, caption, paper.style('smallTerm'), width, { tag: 'Caption' });
  const above = name ? name.height + 5 : 0;
  return {
    height: above + body.height,
    draw: async (x, y) => {
      paper.open('Table');
      if (name) await name.draw(x, y);
      rule(paper, x, y + above, width, MUTED);
      await body.draw(x, y + above);
      paper.close();
    },
  };
}
