import type { Laid, Sheet } from './brochure.ts';
import { layBlock } from './lay-block.ts';
import type { Paper } from './paper.ts';
import { GAP, MARGIN, PAGE } from './style.ts';

/** How far gaps stretch when a page has no picture that takes up its rest, and shrink when its words are many. */
const STRETCH = 1.7;
const SQUEEZE = 0.66;
/** A page of which more than this is empty is an error. */
const EMPTY = 0.34;

export interface LaidSheet {
  blocks: readonly Laid[];
  top: number;
  gap: number;
  /** A closing field, which stands at the page's foot. */
  foot: Laid | undefined;
  /** What is wrong with the page, with a hint. */
  error?: string;
}

/**
 * Lays the blocks of a page below each other. A picture without a height takes up what they leave. Words that do not
 * fit are set a little smaller, and are an error only when they do not fit then.
 */
export function laySheet(paper: Paper, sheet: Sheet): LaidSheet {
  const usual = attempt(paper, sheet);
  if (!usual.error || usual.rest > 0) return usual;
  paper.dense = true;
  return attempt(paper, sheet);
}

function attempt(paper: Paper, { blocks: all }: Sheet): LaidSheet & { rest: number } {
  const [first, last] = [all[0], all.at(-1)];
  const isClosing = first?.block === 'contact' && first.image !== undefined;
  const foot = last?.block === 'contact' && !isClosing ? layBlock(paper, last) : undefined;
  const blocks = (foot ? all.slice(0, -1) : all).map((block) => layBlock(paper, block));
  const hasHead = isClosing || (first?.block === 'picture' && first.place === 'top');
  const top = hasHead ? 0 : MARGIN.top;
  const bottom = PAGE.height - (isClosing ? 0 : foot ? foot.height + GAP : MARGIN.bottom);
  const count = blocks.length - 1;
  const rest = bottom - top - count * GAP - blocks.reduce((sum, { height }) => sum + height, 0);
  const over = -rest - count * GAP * (1 - SQUEEZE);
  const growing = blocks.findIndex(({ grow }) => grow);
  const share = rest / Math.max(1, count);
  const isFixed = growing < 0 || rest < 0;
  const error =
    over > 0.5
      ? `${Math.ceil(over)} points too much; shorten the words or take a block out`
      : isFixed && rest > (bottom - top) * EMPTY && !isClosing
        ? 'too empty; give it a picture without a height'
        : undefined;
  return {
    blocks: blocks.map((part, at) => (at === growing && part.grow && rest > 0 ? part.grow(part.height + rest) : part)),
    top,
    gap: isFixed ? GAP + Math.max(GAP * (SQUEEZE - 1), Math.min(share, GAP * (STRETCH - 1))) : GAP,
    foot,
    rest,
    ...(error && { error }),
  };
}
