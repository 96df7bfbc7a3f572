import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { cropPicture, masterOf } from '../pictures.ts';
import { setText } from '../set-text.ts';
import { CONTENT, PAGE } from '../style.ts';

/** Smallest height at which a picture that takes up the rest of a page still reads as one. */
const LEAST = 96;

/** A picture from edge to edge: at the head of the page, or across it. */
export function layPicture(paper: Paper, block: Extract<Block, { block: 'picture' }>, height = block.height ?? LEAST): Laid {
  const caption =
    block.caption !== undefined && setText(paper, paper.words.text(block.caption), paper.style('small'), CONTENT, { tag: 'Caption' });
  return {
    height: height + (caption ? caption.height + 6 : 0),
    draw: async (x, y) => {
      const hasOwn = caption !== false;
      if (hasOwn) paper.open('Div');
      await drawPicture(paper, block.image, 0, y, PAGE.width, height);
      if (caption) await caption.draw(x, y + height + 6);
      if (hasOwn) paper.close();
    },
    ...(block.height === undefined && {
      grow: (whole: number) => layPicture(paper, { ...block, height: whole - (caption ? caption.height + 6 : 0) }),
    }),
  };
}

/** A picture in a box, with its words for those who do not see it. */
export async function drawPicture(paper: Paper, key: string, x: number, y: number, width: number, height: number): Promise<void> {
  const bytes = await cropPicture(key, width, height);
  paper.open('Figure', { alt: masterOf(key).alt[paper.locale], bbox: [x, y, x + width, y + height] });
  paper.content(() => {
    paper.doc.image(bytes, x, y, { width, height });
  });
  paper.close();
}
