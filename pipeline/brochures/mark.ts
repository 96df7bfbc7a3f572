import { LOGO_DOT, LOGO_STROKE } from '../../core/site/logo-shapes.ts';
import type { Paper } from './paper.ts';
import { INK, RED, type TextStyle } from './style.ts';

/** The brand mark, 40 units square (public/favicon.svg), scaled to a height. */
export function drawMark(paper: Paper, x: number, y: number, height: number, ink = INK): void {
  const { doc } = paper;
  doc
    .save()
    .translate(x, y)
    .scale(height / 40);
  doc.path(LOGO_STROKE).lineWidth(5).strokeColor(ink).stroke();
  doc.path(LOGO_DOT).fillColor(RED).fill();
  doc.restore();
}

/** Mark and name. The name is drawn in Latin letters in both languages, as on the site; the first word is stronger. */
export function drawSignature(paper: Paper, name: string, x: number, y: number, height: number, ink = INK): void {
  const [first = '', ...rest] = name.split(' ');
  const strong: TextStyle = paper.style('term', { size: height * 0.62, leading: 1, tracking: -0.015, color: ink });
  const plain: TextStyle = { ...strong, face: paper.locale === 'ko' ? 'light' : 'text' };
  paper.open('P');
  paper.content(() => {
    drawMark(paper, x, y, height, ink);
    const top = y + (height - strong.size) / 2;
    const start = x + height * 1.25;
    paper.line(`${first} `, strong, start, top);
    paper.line(rest.join(' '), plain, start + paper.widthOf(`${first} `, strong), top);
  });
  paper.close();
}
