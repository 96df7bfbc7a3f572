import type { Laid } from './brochure.ts';
import { drawLink } from './draw-link.ts';
import type { Paper } from './paper.ts';
import type { TextStyle } from './style.ts';

export interface TextOptions {
  /** Element of the structure; without it the caller has opened one. */
  tag?: string;
  /** Lines of like length, for headings. */
  even?: boolean;
  align?: 'right' | 'center';
}

/** Text in a column: broken into lines, drawn as one element. */
export function setText(paper: Paper, text: string, style: TextStyle, width: number, { tag, even, align }: TextOptions = {}): Laid {
  const lines = paper.lines(text, style, width, even);
  const step = style.leading * style.size;
  const share = align === 'right' ? 1 : align === 'center' ? 0.5 : 0;
  return {
    height: lines.length * step,
    draw: (x, y) => {
      if (tag) paper.open(tag);
      for (const [at, line] of lines.entries()) {
        const indent = share && (width - paper.widthOf(line, style)) * share;
        // Readers of the structure join lines as they stand: a space keeps their words apart.
        drawLine(paper, at < lines.length - 1 && !line.endsWith('-') ? `${line} ` : line, style, x + indent, y + at * step);
      }
      if (tag) paper.close();
    },
  };
}

/** A line; an e-mail address in it is a link. */
function drawLine(paper: Paper, line: string, style: TextStyle, x: number, y: number): void {
  let at = x;
  for (const part of line.split(EMAIL).filter(Boolean)) {
    if (part.includes('@')) drawLink(paper, part, style, at, y, `mailto:${part}`);
    else {
      const start = at;
      paper.content(() => paper.line(part, style, start, y));
    }
    at += paper.widthOf(part, style);
  }
}

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Parts below each other, `gap` points apart. */
export function stack(parts: readonly (Laid | false | undefined)[], gap: number): Laid {
  const laid = parts.filter((part): part is Laid => Boolean(part));
  return {
    height: laid.reduce((sum, part) => sum + part.height, Math.max(0, laid.length - 1) * gap),
    draw: async (x, y) => {
      let at = y;
      for (const part of laid) {
        await part.draw(x, at);
        at += part.height + gap;
      }
    },
  };
}

/** Parts beside each other, each at its distance from the left. */
export function beside(parts: readonly { at: number; part: Laid }[]): Laid {
  return {
    height: Math.max(0, ...parts.map(({ part }) => part.height)),
    draw: async (x, y) => {
      for (const { at, part } of parts) await part.draw(x + at, y);
    },
  };
}

/** A part in an element of its own: a section, a list, a table. */
export function within(paper: Paper, tag: string, part: Laid): Laid {
  return {
    height: part.height,
    draw: async (x, y) => {
      paper.open(tag);
      await part.draw(x, y);
      paper.close();
    },
  };
}

/** Room above or below a part. */
export function padded(part: Laid, above: number, below = 0): Laid {
  return { height: above + part.height + below, draw: (x, y) => part.draw(x, y + above) };
}
