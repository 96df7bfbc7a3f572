import { type HtmlElement, listElements } from '../prerender/parse-html.ts';

/** Pictures are saved in this width, in pixels, those for phones in the other; the worker gives them for any width asked for. */
const WIDTH = 1200;
const PHONE_WIDTH = 736;

export interface DocumentFiles {
  /** Scripts, words, style sheets, drawings, and one width of each picture. */
  needed: string[];
  /** PDFs and archives that the document links to. */
  downloads: string[];
}

/** What a document needs to be complete without a network, as its markup names it. @param parts The document's head and body. */
export function documentFiles(...parts: readonly HtmlElement[]): DocumentFiles {
  const [needed, downloads] = [new Set<string>(), new Set<string>()];
  for (const { tag, attributes } of parts.flatMap(listElements)) {
    const { href, src, srcset, media } = attributes;
    for (const value of Object.values(attributes))
      for (const [asset] of value.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) needed.add(asset);
    for (const value of [href, src]) if (value && /^\/[\w-]+\.(?:svg|png)$/.test(value)) needed.add(value);
    if (href && /^\/downloads\/[\w.-]+$/.test(href)) downloads.add(href);
    // A source with a condition is another picture, for phones.
    const picture = tag === 'source' ? pick(srcset, media ? PHONE_WIDTH : WIDTH) : undefined;
    if (picture) needed.add(picture);
  }
  return { needed: [...needed], downloads: [...downloads] };
}

/** The narrowest candidate of a source that has so many pixels, or the widest. */
function pick(srcset: string | undefined, pixels: number): string | undefined {
  const candidates = (srcset ?? '').split(', ').map((candidate) => candidate.split(' '));
  return (candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= pixels) ?? candidates.at(-1))?.[0];
}
