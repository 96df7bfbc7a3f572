import type { Screen } from '../../core/build/library.ts';
import { findElement, type HtmlElement, listElements } from '../html/parse-html.ts';

/** Up to this many pixels of a picture are saved for reading without a network; the worker gives them for any width asked for. */
const PIXELS: Record<Screen, number> = { phone: 736, wide: 1200 };

export interface DocumentFiles {
  /** Scripts, messages, style sheets, drawings: the same on every screen. */
  all: string[];
  phone: string[];
  wide: string[];
  /** Files to save that the document links to. */
  downloads: string[];
}

/** What a document needs to be complete without a network, as its markup names it. @param parts The document's head and body. */
export function documentFiles(...parts: readonly HtmlElement[]): DocumentFiles {
  const chosen: Record<Screen, Set<string>> = { phone: new Set(), wide: new Set() };
  const [assets, drawings, links] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const choose = (picture: HtmlElement) => {
    const sources = listElements(picture)
      .filter(({ tag }) => tag === 'source')
      .map(({ attributes }) => attributes);
    const plain = sources.find(({ media }) => !media);
    const portrait = sources.find(({ media }) => media) ?? plain;
    for (const [screen, source] of [['phone', portrait] as const, ['wide', plain] as const]) {
      const url = pick(source?.srcset, PIXELS[screen]);
      if (url) chosen[screen].add(url);
    }
  };
  // One pass without lists in between: a document has some thousand attributes, and a site thousands of documents.
  const visit = (element: HtmlElement) => {
    const { tag, attributes, children } = element;
    if (tag === 'picture') choose(element);
    for (const name in attributes) {
      const value = attributes[name] as string;
      if (value.includes('/assets/')) for (const asset of value.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []) assets.add(asset);
      if (name !== 'src' && name !== 'href') continue;
      if (/^\/[\w-]+\.(?:svg|png)$/.test(value)) drawings.add(value);
      else if (name === 'href' && /^\/downloads\/[\w.-]+$/.test(value)) links.add(value);
    }
    for (const child of children) if (typeof child !== 'string') visit(child);
  };
  for (const part of parts) visit(part);
  const both = new Set([...chosen.phone].filter((url) => chosen.wide.has(url)));
  const only = (screen: Screen) => [...chosen[screen]].filter((url) => !both.has(url));
  return {
    all: [...new Set([...assets, ...drawings, ...both])],
    phone: only('phone'),
    wide: only('wide'),
    downloads: [...links],
  };
}

/** The narrowest candidate of a source that has so many pixels, or the widest. */
function pick(srcset: string | undefined, pixels: number): string | undefined {
  const candidates = (srcset ?? '').split(', ').map((candidate) => candidate.split(' '));
  return (candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= pixels) ?? candidates.at(-1))?.[0];
}

/** What a reader sees of a page: with it an item is new, with scripts or class names it is not. */
export function readableText(root: HtmlElement): string {
  return textsOf(findElement(root, 'main') ?? root)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const textsOf = ({ children }: HtmlElement): string[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
