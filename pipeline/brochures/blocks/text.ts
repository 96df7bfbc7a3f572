import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { setText, stack } from '../set-text.ts';
import { RIGHT } from '../style.ts';
import { layColumns } from './columns.ts';
import { layList } from './list.ts';

/** A heading with running text, a list or both beside it. */
export function layText(paper: Paper, block: Extract<Block, { block: 'text' }>): Laid {
  const { words } = paper;
  const say = (key: string | undefined, name: 'sublead' | 'body' | 'large' | 'small') =>
    key !== undefined && setText(paper, words.text(key), paper.style(name), RIGHT, { tag: 'P' });
  const right = stack(
    [
      say(block.lead, 'sublead'),
      say(block.body, block.large ? 'large' : 'body'),
      block.list !== undefined &&
        layList(
          paper,
          words.entries(block.list).map(([, text]) => text as string),
          RIGHT,
          { numbered: block.numbered, large: block.large },
        ),
      say(block.note, 'small'),
    ],
    7,
  );
  return layColumns(paper, block.heading, right, block.label);
}
