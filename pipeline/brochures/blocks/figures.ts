import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { rule } from '../rule.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT, GUTTER, MUTED } from '../style.ts';
import { figureSize, layFigureNumber } from './figure-number.ts';

/** Facts in columns below a strong line: what it is, then the figure. */
export function layFigures(paper: Paper, { heading, items, only, columns = 3 }: Extract<Block, { block: 'figures' }>): Laid {
  const width = (CONTENT - (columns - 1) * GUTTER) / columns;
  const entries = paper.words.entries(items).filter(([name]) => !only || only.includes(name));
  const size = Math.min(...entries.map(([, { figure }]) => figureSize(paper, figure, width - 12)));
  const facts = entries.map(([, { figure, label }]) => ({
    label: setText(paper, capital(label), paper.style('small', { size: paper.style('small').size + 0.4 }), width, { tag: 'P' }),
    figure: layFigureNumber(paper, figure, size),
  }));
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, at) => facts.slice(at * columns, (at + 1) * columns));
  const table = stack(
    rows.map((row): Laid => {
      const labels = Math.max(...row.map(({ label }) => label.height));
      return {
        height: 12 + labels + 6 + (row[0]?.figure.height ?? 0),
        draw: async (x, y) => {
          rule(paper, x, y, CONTENT, MUTED);
          for (const [at, { label, figure }] of row.entries()) {
            await label.draw(x + at * (width + GUTTER), y + 12);
            await figure.draw(x + at * (width + GUTTER), y + 12 + labels + 6);
          }
        },
      };
    }),
    12,
  );
  return stack(
    [heading !== undefined && setText(paper, paper.words.text(heading), paper.style('heading'), CONTENT, { tag: 'H2' }), table],
    9,
  );
}

/** Labels follow a figure on the site and begin small; here they stand above it. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
