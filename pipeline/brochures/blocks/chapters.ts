import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { rule } from '../rule.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT, GUTTER, RED } from '../style.ts';

const WIDTH = (CONTENT - GUTTER) / 2;
const PAD = 9;

/** Chapters of a code in two columns: a title, and numbered standards that count through. */
export function layChapters(paper: Paper, { heading, lead, items }: Extract<Block, { block: 'chapters' }>): Laid {
  const { words } = paper;
  let count = 0;
  const chapters = words.entries(items).map(([, chapter]) => {
    const first = count;
    const texts = Object.values(chapter.items as Record<string, string>);
    count += texts.length;
    return layChapter(paper, chapter.title, texts, first);
  });
  const rows = Array.from({ length: Math.ceil(chapters.length / 2) }, (_, at) => chapters.slice(at * 2, at * 2 + 2));
  return stack(
    [
      setText(paper, words.text(heading), paper.style('heading'), CONTENT, { tag: 'H2' }),
      lead !== undefined && setText(paper, words.text(lead), paper.style('body'), CONTENT, { tag: 'P' }),
      stack(
        rows.map(
          (row): Laid => ({
            height: Math.max(...row.map((chapter) => chapter.height)) + 2 * PAD - 3,
            draw: async (x, y) => {
              for (const [at, chapter] of row.entries()) {
                rule(paper, x + at * (WIDTH + GUTTER), y, WIDTH);
                await chapter.draw(x + at * (WIDTH + GUTTER), y + PAD);
              }
            },
          }),
        ),
        0,
      ),
    ],
    9,
  );
}

function layChapter(paper: Paper, title: string, texts: readonly string[], first: number): Laid {
  const items = stack(
    texts.map((text, at): Laid => {
      const body = setText(paper, text, paper.style('body', { leading: paper.style('body').leading - 0.12 }), WIDTH - 20, { tag: 'LBody' });
      return {
        height: body.height,
        draw: async (x, y) => {
          paper.open('LI');
          await setText(
            paper,
            `${first + at + 1}`,
            paper.style('body', { color: RED, face: 'light', leading: paper.style('body').leading - 0.12 }),
            18,
            { tag: 'Lbl' },
          ).draw(x, y);
          await body.draw(x + 20, y);
          paper.close();
        },
      };
    }),
    2,
  );
  return stack(
    [
      setText(paper, title, paper.style('term'), WIDTH, { tag: 'H3' }),
      {
        height: items.height,
        draw: async (x, y) => {
          paper.open('L');
          await items.draw(x, y);
          paper.close();
        },
      },
    ],
    3,
  );
}
