import type { Laid, Sheet } from './brochure.ts';
import { layBlock } from './lay-block.ts';
import { drawMark } from './mark.ts';
import type { Paper } from './paper.ts';
import { CONTENT, GAP, INK, MARGIN, MUTED, PAGE, WHITE } from './style.ts';

/** How far gaps stretch when a page has no picture that takes up its rest, and shrink when its words are many. */
const STRETCH = 1.7;
const SQUEEZE = 0.66;

/**
 * Lays the blocks of a page below each other. A picture without a height takes up what they leave; a closing field
 * stands at the page's foot. What does not fit is a fault that names the page.
 */
export async function printSheet(paper: Paper, sheet: Sheet, place: { id: string; number: number; title: string }): Promise<void> {
  const [first, last] = [sheet.blocks[0], sheet.blocks.at(-1)];
  const isWhole = first?.block === 'contact' && first.whole === true;
  const foot = last?.block === 'contact' && !isWhole ? layBlock(paper, last) : undefined;
  const blocks = (foot ? sheet.blocks.slice(0, -1) : sheet.blocks).map((block) => layBlock(paper, block));
  const hasHead = first?.block === 'picture' && first.place === 'top';
  const top = hasHead || isWhole ? 0 : MARGIN.top;
  const bottom = isWhole ? PAGE.height : foot ? PAGE.height - foot.height - GAP : PAGE.height - MARGIN.bottom;
  const gaps = (blocks.length - 1) * GAP;
  const rest = bottom - top - gaps - blocks.reduce((sum, { height }) => sum + height, 0);
  const where = `${place.id}, page ${place.number} (${paper.locale})`;
  const spare = gaps * (1 - SQUEEZE);
  if (rest < -spare - 0.5)
    paper.words.faults.push(
      `${where}: ${Math.ceil(-rest - spare)} points too much; shorten the words or take a block out (pipeline/brochures)`,
    );
  const growing = blocks.findIndex(({ grow }) => grow);
  const laid = blocks.map((part, at): Laid => (at === growing && part.grow && rest > 0 ? part.grow(part.height + rest) : part));
  const share = blocks.length > 1 ? rest / (blocks.length - 1) : 0;
  const gap = share < 0 || growing < 0 ? GAP + Math.max(GAP * (SQUEEZE - 1), Math.min(share, GAP * (STRETCH - 1))) : GAP;
  if (growing < 0 && rest > (bottom - top) * 0.34 && !isWhole)
    paper.words.faults.push(`${where}: a third of the page is empty; give it a picture without a height (pipeline/brochures)`);

  paper.doc.addPage();
  for (const bookmark of sheet.bookmarks) paper.doc.outline.addItem(paper.words.text(bookmark).replaceAll('\u00a0', ' '));
  paper.open('Sect');
  let y = top;
  for (const part of laid) {
    await part.draw(MARGIN.side, y);
    y += part.height + gap;
  }
  if (foot) await foot.draw(MARGIN.side, PAGE.height - foot.height);
  paper.close();
  drawFooter(paper, place, foot !== undefined);
}

function drawFooter(paper: Paper, { number, title }: { number: number; title: string }, isDark: boolean): void {
  const y = PAGE.height - 38;
  const style = paper.style('small', { size: 7.6, leading: 1, color: isDark ? WHITE : MUTED });
  paper.artifact(() => {
    drawMark(paper, MARGIN.side, y - 2.2, 12, isDark ? WHITE : INK);
    paper.line(title, style, MARGIN.side + 20, y);
    const text = String(number);
    paper.line(text, style, MARGIN.side + CONTENT - paper.widthOf(text, style), y);
  });
}
