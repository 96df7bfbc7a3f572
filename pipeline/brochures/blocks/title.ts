import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT } from '../style.ts';

/** The heading of a sheet, across the page. */
export function layTitle(paper: Paper, { heading, lead }: Extract<Block, { block: 'title' }>): Laid {
  const { words } = paper;
  return stack(
    [
      setText(paper, words.text(heading), paper.style('title'), CONTENT * 0.9, { tag: 'H1', even: true }),
      lead !== undefined && setText(paper, words.text(lead), paper.style('lead'), CONTENT * 0.72, { tag: 'P' }),
    ],
    8,
  );
}
