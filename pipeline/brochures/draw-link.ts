import type { Paper } from './paper.ts';
import type { TextStyle } from './style.ts';

/** Words that lead to an address, underlined, in an element of their own. */
export function drawLink(paper: Paper, text: string, style: TextStyle, x: number, y: number, url: string): void {
  const [width, height] = [paper.widthOf(text, style), style.size * style.leading];
  const base = y + height / 2 + style.size * 0.58;
  paper.open('Link');
  paper.content(() => {
    paper.line(text, style, x, y);
    paper.doc
      .moveTo(x, base)
      .lineTo(x + width, base)
      .lineWidth(0.5)
      .strokeColor(style.color)
      .stroke();
  });
  paper.link(x, y, width, height, url, text);
  paper.close();
}
