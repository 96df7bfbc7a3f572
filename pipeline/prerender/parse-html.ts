import { Parser } from 'htmlparser2';

/** An element as we read it. Text stands as strings among the children. */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (HtmlElement | string)[];
  start: number;
  /** Offset behind the last attribute of its start tag: where another one can be inserted. */
  attributesEnd: number;
}

/** The elements of a document or of a piece of markup, below a root without a tag. Comments are left out, and split no text. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [], start: 0, attributesEnd: 0 };
  const open = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { startIndex: start, endIndex } = parser;
      const element = { tag, attributes, children: [], start, attributesEnd: html[endIndex - 1] === '/' ? endIndex - 1 : endIndex };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      const { children } = open.at(-1) as HtmlElement;
      if (typeof children.at(-1) === 'string') children[children.length - 1] += text;
      else children.push(text);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}

export function listElements(element: HtmlElement): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (one: HtmlElement) => {
    found.push(one);
    for (const child of one.children) if (typeof child !== 'string') visit(child);
  };
  visit(element);
  return found;
}

export function findElement(root: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    const found = child.tag === tag ? child : findElement(child, tag);
    if (found) return found;
  }
  return undefined;
}
