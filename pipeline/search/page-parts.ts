import { tidySearchText } from '../../core/posts/search-text.ts';
import type { PagePart } from '../../core/search/search-documents.ts';
import { findElement, type HtmlElement } from '../prerender/parse-html.ts';

interface PartOptions {
  /** A list of posts: they are found by themselves. */
  isList?: boolean;
  /** Starts of the addresses of posts' own pages. */
  postPaths?: readonly string[];
}

/** No copy of the page: ways through the site, controls, pictures, and what only machines or screen readers are told. */
const LEFT_OUT = new Set('nav form noscript script style template svg picture video button select summary figcaption'.split(' '));
const INLINE = new Set('a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '));
const HEADINGS = new Set(['h1', 'h2', 'h3']);

/** Cuts the `<main>` of a document into parts, which begin where the search can lead. Shared bands and lists of posts are left out. */
export function pageParts(root: HtmlElement, options: PartOptions = {}): PagePart[] {
  const main = findElement(root, 'main');
  if (!main) throw new Error('the document has no <main>');
  const writer = new PartWriter();
  visit({ ...main, tag: '', attributes: {} }, undefined, writer, options);
  return writer.parts();
}

function visit(element: HtmlElement, place: string | undefined, writer: PartWriter, options: PartOptions): void {
  if (isLeftOut(element, options)) return;
  const { tag, attributes, children } = element;
  if (HEADINGS.has(tag)) {
    const own = attributes.id?.endsWith('-heading') ? undefined : attributes.id;
    writer.begin(own ?? place, tidySearchText(textOf(element, options)));
    return;
  }
  const own = INLINE.has(tag) ? undefined : (attributes.id ?? (tag === 'section' ? attributes['aria-labelledby'] : undefined));
  if (own) writer.begin(own);
  const isVisual = tag !== '' && children.some((child) => typeof child !== 'string' && hasHeading(child));
  for (const [at, child] of children.entries()) {
    if (typeof child === 'string') {
      writer.write(child);
      continue;
    }
    if (isWayOn(child, children)) continue;
    if (isSpan(child) && isSpan(children[at - 1])) writer.keepApart();
    // The caption beside a page's first heading speaks of the picture.
    if (!(isVisual && child.tag === 'p')) visit(child, own ?? place, writer, options);
  }
  if (own) writer.begin(place);
  else if (!INLINE.has(tag) || tag === 'br') writer.endBlock();
}

const hasHeading = ({ children }: HtmlElement) => children.some((child) => typeof child !== 'string' && child.tag === 'h1');

function isLeftOut(element: HtmlElement, { isList = false, postPaths = [] }: PartOptions): boolean {
  const { tag, attributes } = element;
  if (LEFT_OUT.has(tag) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes) return true;
  if (/\bvisually-hidden\b/.test(attributes.class ?? '')) return true;
  // The band that ends many pages; it is the same on all of them.
  if (tag === 'section' && attributes['aria-labelledby'] === 'contact') return true;
  if (isList && (tag === 'article' || tag === 'table' || attributes.role === 'status')) return true;
  if ((tag === 'article' || tag === 'li' || tag === 'tr') && linksTo(element, postPaths)) return true;
  return false;
}

function linksTo({ attributes, children }: HtmlElement, paths: readonly string[]): boolean {
  const { href = '' } = attributes;
  return paths.some((path) => href.startsWith(path)) || children.some((child) => typeof child !== 'string' && linksTo(child, paths));
}

/** A link to another page that stands by itself. One in a sentence, and what is called or written to, stays. */
function isWayOn(child: HtmlElement | string, siblings: readonly (HtmlElement | string)[]): boolean {
  if (typeof child === 'string' || child.tag !== 'a' || !/^[/#]/.test(child.attributes.href ?? '')) return false;
  return siblings.every((other) => typeof other !== 'string' || other.trim() === '') && isInline(child);
}

function isInline({ tag, children }: HtmlElement): boolean {
  return INLINE.has(tag) && children.every((child) => typeof child === 'string' || LEFT_OUT.has(child.tag) || isInline(child));
}

/** Labels in spans side by side have no space between them but the style's. */
function isApart(before: string, after: string): boolean {
  return (/[\p{L})]$/u.test(before) && /^[\p{L}\d]/u.test(after)) || (/\d$/.test(before) && /^[a-z]/i.test(after));
}

const isSpan = (child: HtmlElement | string | undefined) => typeof child === 'object' && child.tag === 'span';

function textOf({ children }: HtmlElement, options: PartOptions): string {
  return children.reduce((before: string, child, at) => {
    if (typeof child === 'string') return before + child;
    if (isLeftOut(child, options)) return before;
    const said = child.tag === 'br' ? ' ' : textOf(child, options);
    return isSpan(child) && isSpan(children[at - 1]) && isApart(before, said) ? `${before} ${said}` : before + said;
  }, '');
}

class PartWriter {
  readonly #parts: { id: string | undefined; heading: string; blocks: string[] }[] = [{ id: undefined, heading: '', blocks: [] }];
  #line = '';
  #isLabel = false;

  begin(id: string | undefined, heading = ''): void {
    this.endBlock();
    const last = this.#parts.at(-1);
    // An element and the heading at its beginning are one part.
    if (last && last.id === id && !last.heading && last.blocks.length === 0) last.heading = heading;
    else this.#parts.push({ id, heading, blocks: [] });
  }

  write(text: string): void {
    this.#line += this.#isLabel && isApart(this.#line, text) ? ` ${text}` : text;
    this.#isLabel = false;
  }

  /** What follows is another label, perhaps. */
  keepApart(): void {
    this.#isLabel = true;
  }

  endBlock(): void {
    const text = tidySearchText(this.#line);
    this.#line = '';
    if (text) this.#parts.at(-1)?.blocks.push(text);
  }

  parts(): PagePart[] {
    this.endBlock();
    return this.#parts
      .filter(({ heading, blocks }) => heading || blocks.length > 0)
      .map(({ id, heading, blocks }) => ({ ...(id && { id }), ...(heading && { heading }), text: joinBlocks(blocks) }));
  }
}

/** Sentences follow one another; what is no sentence, a figure or a label, is set apart. */
function joinBlocks(blocks: readonly string[]): string {
  return blocks.reduce((text, block) => (text ? `${text}${/[.!?:…。]["”’)]?$/.test(text) ? ' ' : ' · '}${block}` : block), '');
}
