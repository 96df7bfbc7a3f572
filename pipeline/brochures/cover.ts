import { drawPicture } from './blocks/picture.ts';
import type { Brochure } from './brochure.ts';
import type { Facts } from './facts-of.ts';
import { drawSignature } from './mark.ts';
import type { Paper } from './paper.ts';
import { setText, stack } from './set-text.ts';
import { CONTENT, MARGIN, MUTED, PAGE, WHITE } from './style.ts';

const PICTURE = 640;
const FIELD = { width: 430, pad: 42 };

/** The cover: a picture to the edges, a white field with the words standing into it, the signature at the foot. */
export async function drawCover(
  paper: Paper,
  cover: Brochure['cover'],
  facts: Facts,
  names: { company: string; tagline: string },
): Promise<void> {
  const { words, doc } = paper;
  const width = FIELD.width - MARGIN.side - 24;
  const text = stack(
    [
      facts.title !== words.text(cover.title) && setText(paper, facts.title, paper.style('label'), width, { tag: 'P' }),
      setText(paper, words.text(cover.title), paper.style('cover'), width, { tag: 'H1', even: true }),
      setText(paper, words.text(cover.lead), paper.style('coverLead'), width, { tag: 'P' }),
    ],
    14,
  );
  const foot = PAGE.height - 62;
  const top = Math.min(PICTURE - 60, foot - 58 - text.height - FIELD.pad);
  await drawPicture(paper, facts.image, 0, 0, PAGE.width, PICTURE);
  paper.artifact(() => {
    doc
      .rect(0, top, FIELD.width, PAGE.height - top)
      .fillColor(WHITE)
      .fill();
  });
  await text.draw(MARGIN.side, top + FIELD.pad);
  drawSignature(paper, names.company, MARGIN.side, foot, 20);
  const tagline = setText(paper, names.tagline, paper.style('small', { size: 8.6, color: MUTED }), CONTENT, { tag: 'P', align: 'right' });
  await tagline.draw(MARGIN.side, foot + 10 - tagline.height / 2);
}
