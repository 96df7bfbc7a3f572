import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT, INK, RED, SOFT, WHITE } from '../style.ts';

const DOT = 3.4;

/** A path: its steps on a line, from the first, marked one to the last. Seven and more go on a second line. */
export function laySteps(paper: Paper, { heading, lead, items, base }: Extract<Block, { block: 'steps' }>): Laid {
  const { words } = paper;
  const names = words.entries(items).map(([, name]) => name as string);
  const perLine = names.length <= 7 ? names.length : Math.ceil(names.length / 2);
  const lines = Array.from({ length: Math.ceil(names.length / perLine) }, (_, at) => names.slice(at * perLine, (at + 1) * perLine));
  const path: Laid = stack(
    lines.map((line, at) => layLine(paper, line, at * perLine, perLine, at === lines.length - 1)),
    16,
  );
  return stack(
    [
      heading !== undefined && setText(paper, words.text(heading), paper.style('heading'), CONTENT, { tag: 'H2' }),
      lead !== undefined && setText(paper, words.text(lead), paper.style('body'), CONTENT * 0.7, { tag: 'P' }),
      {
        height: path.height,
        draw: async (x, y) => {
          paper.open('L');
          await path.draw(x, y);
          paper.close();
        },
      },
      base !== undefined && layBase(paper, words.text(base)),
    ],
    12,
  );
}

function layLine(paper: Paper, names: readonly string[], first: number, perLine: number, isLast: boolean): Laid {
  const step = CONTENT / perLine;
  const labels = names.map((name) =>
    setText(paper, name, paper.style('smallTerm', { size: paper.style('smallTerm').size + 0.6 }), step - 8, { tag: 'LBody' }),
  );
  const top = 2 * DOT + 8;
  const number = paper.style('small', { size: 7 });
  return {
    height: top + 11 + Math.max(...labels.map(({ height }) => height)),
    draw: async (x, y) => {
      const { doc } = paper;
      paper.artifact(() => {
        const end = isLast ? x + (names.length - 1) * step : x + CONTENT;
        doc
          .moveTo(x, y + DOT)
          .lineTo(end, y + DOT)
          .lineWidth(0.7)
          .strokeColor(INK)
          .stroke();
        for (const at of names.keys()) {
          const isStart = first + at === 0;
          doc
            .circle(x + DOT + at * step, y + DOT, DOT)
            .lineWidth(0.7)
            .fillAndStroke(isStart ? RED : WHITE, isStart ? RED : INK);
        }
      });
      for (const [at, label] of labels.entries()) {
        paper.open('LI');
        await setText(paper, `${first + at + 1}`, number, step, { tag: 'Lbl' }).draw(x + at * step, y + top);
        await label.draw(x + at * step, y + top + 11);
        paper.close();
      }
    },
  };
}

/** What carries all steps: a field below them. */
function layBase(paper: Paper, text: string): Laid {
  const label = setText(paper, text, paper.style('smallTerm', { size: 8.6 }), CONTENT - 24, { tag: 'P' });
  const height = label.height + 16;
  return {
    height,
    draw: async (x, y) => {
      paper.artifact(() => {
        paper.doc.rect(x, y, CONTENT, height).fillColor(SOFT).fill();
        paper.doc.rect(x, y, 2, height).fillColor(RED).fill();
      });
      await label.draw(x + 14, y + 8);
    },
  };
}
