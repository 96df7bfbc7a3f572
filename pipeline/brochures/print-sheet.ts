import type { Sheet } from './brochure.ts';
import { laySheet } from './lay-sheet.ts';
import { drawMark } from './mark.ts';
import type { Paper } from './paper.ts';
import { CONTENT, INK, MARGIN, MUTED, PAGE, WHITE } from './style.ts';

/** Prints one page with its bookmarks and its number. What is wrong with it joins the errors of the words. */
export async function printSheet(paper: Paper, sheet: Sheet, place: { id: string; number: number; title: string }): Promise<void> {
  const { blocks, top, gap, foot, error } = laySheet(paper, sheet);
  if (error) paper.words.errors.push(`pipeline/brochures: ${place.id}, page ${place.number} (${paper.locale}): ${error}`);
  paper.doc.addPage();
  for (const bookmark of sheet.bookmarks) paper.doc.outline.addItem(paper.words.text(bookmark).replaceAll('\u00a0', ' '));
  paper.open('Sect');
  let y = top;
  for (const part of blocks) {
    await part.draw(MARGIN.side, y);
    y += part.height + gap;
  }
  if (foot) await foot.draw(MARGIN.side, PAGE.height - foot.height);
  paper.close();
  paper.dense = false;
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
