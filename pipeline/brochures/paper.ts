import PDFDocument from 'pdfkit';
import type { Locale } from '../../core/site/locales.ts';
import { breakLines } from './break-lines.ts';
import type { Faces } from './faces.ts';
import { DENSE, type FaceName, PAGE, STYLES, type StyleName, type TextStyle } from './style.ts';
import type { Words } from './words-of.ts';

type Element = PDFKit.PDFStructureElement;

export interface About {
  title: string;
  subject: string;
  author: string;
  /** ISO date: the document's only clock, and the ground of its id. */
  date: string;
}

/** A tagged PDF being written, and the words that go on it. What is drawn stands in the structure in drawing order. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  locale: Locale;
  words: Words;
  /** Running text is set a little smaller: a page holds more than usual. */
  dense: boolean;
  style(name: StyleName, changes?: Partial<TextStyle>): TextStyle;
  widthOf(text: string, style: TextStyle): number;
  lines(text: string, style: TextStyle, width: number, even?: boolean): string[];
  /** One line, its box's upper left corner at a point. Inside `content` or `artifact` only. */
  line(text: string, style: TextStyle, x: number, y: number): void;
  /** Opens an element of the structure; what follows until `close` is in it. */
  open(tag: string, options?: { alt?: string; title?: string; bbox?: [number, number, number, number]; scope?: string }): void;
  close(): void;
  /** Draws what belongs to the innermost element. */
  content(draw: () => void): void;
  /** Draws what readers of the structure pass over: lines, fields, page numbers. */
  artifact(draw: () => void): void;
  /** Makes a rectangle lead to an address; the element around it is its link. */
  link(x: number, y: number, width: number, height: number, url: string, name: string): void;
  /** The finished bytes. */
  end(): Promise<Buffer>;
}

export function createPaper(locale: Locale, words: Words, faces: Faces, about: About): Paper {
  const date = new Date(`${about.date}T00:00:00Z`);
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale === 'ko' ? 'ko-KR' : 'en-US',
    displayTitle: true,
    // Never the writer's default face: it would be embedded by name only.
    font: faces.text as unknown as string,
    info: { Title: about.title, Author: about.author, Subject: about.subject, Creator: about.author, CreationDate: date, ModDate: date },
  });
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const open: Element[] = [root];
  const top = () => open.at(-1) as Element;
  const spacing = (style: TextStyle) => ({ characterSpacing: style.tracking * style.size });
  const use = (style: TextStyle) => doc.font(style.face).fontSize(style.size);
  const known = new Map<FaceName, Set<string>>();

  const paper: Paper = {
    doc,
    locale,
    words,
    dense: false,
    style: (name, changes) => ({ ...(paper.dense ? DENSE : STYLES)[locale][name], ...changes }),
    widthOf: (text, style) => {
      use(style);
      return doc.widthOfString(plain(text), spacing(style));
    },
    lines: (text, style, width, even) => {
      use(style);
      checkLetters(doc, style.face, plain(text), known);
      const measure = (part: string) => doc.widthOfString(plain(part), spacing(style));
      const lines = breakLines(text, width, measure, even);
      const long = lines.find((line) => measure(line) > width + 0.5);
      if (long)
        words.errors.push(
          `'${long}' (${locale}) is wider than its column of ${Math.round(width)} points; give it room in pipeline/brochures`,
        );
      return lines;
    },
    line: (text, style, x, y) => {
      const height = style.leading * style.size;
      // Capitals stand in the middle of the line's box, so that faces of unlike metrics line up.
      const baseline = y + height / 2 + 0.355 * style.size;
      use(style)
        .fillColor(style.color)
        .text(plain(text), x, baseline, { lineBreak: false, baseline: 'alphabetic', ...spacing(style) });
    },
    open: (tag, options) => {
      const element = doc.struct(tag, options);
      top().add(element);
      open.push(element);
    },
    close: () => {
      open.pop()?.end();
    },
    content: (draw) => {
      top().add(draw);
    },
    artifact: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    link: (x, y, width, height, url, name) => {
      // A String object is written as text, a plain string as a name.
      const annotation = { structParent: top(), Contents: new String(name) as string };
      doc.link(x, y, width, height, url, annotation);
    },
    end: () => {
      root.end();
      doc.end();
      return ended;
    },
  };
  return paper;
}

/** No-break spaces have done their work when lines are broken; the Korean face has no glyph for them. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A letter that the face lacks would print as an empty box: named instead. */
function checkLetters(doc: PDFKit.PDFDocument, face: FaceName, text: string, known: Map<FaceName, Set<string>>): void {
  const seen = known.get(face) ?? new Set<string>();
  known.set(face, seen);
  const font = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font.font;
  for (const letter of text) {
    if (seen.has(letter) || letter === '\n') continue;
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0) as number))
      throw new Error(
        `the face '${face}' has no letter '${letter}' (in '${text}'): write it otherwise, or add it in pipeline/brochures/faces.ts`,
      );
    seen.add(letter);
  }
}
