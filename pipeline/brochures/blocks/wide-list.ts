import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { setText, stack } from '../set-text.ts';
import { CONTENT } from '../style.ts';
import { layList } from './list.ts';

/** Numbered statements in two columns across the page. */
export function layWideList(paper: Paper, { items, note }: Extract<Block, { block: 'list' }>): Laid {
  const texts = paper.words.entries(items).map(([, text]) => text as string);
  return stack(
    [
      layList(paper, texts, CONTENT, { numbered: true, columns: 2 }),
      note !== undefined && setText(paper, paper.words.text(note), paper.style('small'), CONTENT, { tag: 'P' }),
    ],
    7,
  );
}
