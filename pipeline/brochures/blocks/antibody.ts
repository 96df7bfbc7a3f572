import { LINKERS } from '../../../core/drawings/antibody.ts';
import type { Block, Laid } from '../brochure.ts';
import type { Paper } from '../paper.ts';
import { padded, setText, stack } from '../set-text.ts';
import { CONTENT, GOLD, INK, LINE, MUTED, RIGHT, WHITE } from '../style.ts';
import { layColumns } from './columns.ts';

const HEIGHT = 190;
const SCALE = HEIGHT / 452;

/** An antibody with linkers and payloads, drawn, with its words above. */
export function layAntibody(paper: Paper, block: Extract<Block, { block: 'antibody' }>): Laid {
  const { words, doc } = paper;
  const labels = block.labels.map((key) => words.text(key));
  const figure: Laid = {
    height: HEIGHT,
    draw: (x, y) => {
      // Its middle stands in the middle of the page; labels to the right of it.
      const left = x + CONTENT / 2 - 240 * SCALE;
      const to = (at: number) => left + at * SCALE;
      paper.open('Figure', { alt: words.text(block.alt), bbox: [x, y, x + CONTENT, y + HEIGHT] });
      paper.content(() => {
        doc.save().translate(left, y).scale(SCALE).lineWidth(1.8);
        drawSide(doc);
        doc.translate(400, 0).scale(-1, 1);
        drawSide(doc);
        doc.restore();
        doc.save().translate(left, y).scale(SCALE).lineWidth(1).strokeColor(MUTED);
        doc.path('M391 88h78M346 223h123M288 291h181').stroke().restore();
        for (const [at, height] of [88, 223, 291].entries()) {
          const style = paper.style('term');
          paper.line(labels[at] as string, style, to(480), y + height * SCALE - (style.size * style.leading) / 2);
        }
      });
      paper.close();
    },
  };
  const body = setText(paper, words.text(block.body), paper.style('body'), RIGHT, { tag: 'P' });
  return stack([layColumns(paper, undefined, body), padded(figure, 8, 4)], 12);
}

/** The right half; the left one is its mirror image. */
function drawSide(doc: PDFKit.PDFDocument): void {
  doc.path('M236 153 212 181V286').strokeColor(INK).stroke();
  for (const [x1, y1, x2, y2] of LINKERS) {
    doc.moveTo(x1, y1).lineTo(x2, y2).strokeColor(GOLD).stroke();
    doc.circle(x2, y2, 9.5).fillColor(GOLD).fill();
  }
  doc.save().translate(281, 138).rotate(39.5);
  for (const [x, y] of [
    [-48, -40],
    [2, -40],
    [-48, -124],
    [2, -124],
  ] as const)
    doc.roundedRect(x, y, 46, 80, 23).fillAndStroke(WHITE, INK);
  doc.restore();
  for (const y of [284, 368]) doc.roundedRect(204, y, 46, 80, 23).fillAndStroke(LINE, INK);
}
