import type { Screen } from '../../core/offline/library.ts';

/** Up to this many pixels of a picture are kept for reading without a network; the worker gives them for any width asked for. */
const PIXELS: Record<Screen, number> = { phone: 736, wide: 1200 };

export interface DocumentFiles {
  /** Scripts, words, style sheets, drawings: the same on every screen. */
  all: string[];
  phone: string[];
  wide: string[];
  /** Files to keep that the document leads to. */
  downloads: string[];
}

/** What a document needs to be whole without a network, as its markup names it. */
export function documentFiles(html: string): DocumentFiles {
  const chosen: Record<Screen, Set<string>> = { phone: new Set(), wide: new Set() };
  for (const [, picture] of html.matchAll(/<picture>([\s\S]*?)<\/picture>/g)) {
    const sources = [...(picture as string).matchAll(/<source[^>]*>/g)].map(([tag]) => tag);
    const portrait = sources.find((tag) => tag.includes(' media="'));
    const plain = sources.find((tag) => tag !== portrait);
    for (const screen of ['phone', 'wide'] as const) {
      const url = pick(screen === 'phone' ? (portrait ?? plain) : plain, PIXELS[screen]);
      if (url) chosen[screen].add(url);
    }
  }
  const both = new Set([...chosen.phone].filter((url) => chosen.wide.has(url)));
  const all = new Set([
    ...found(html, /\/assets\/[\w.-]+\.(?:js|css)/g),
    ...found(html, /(?<= (?:src|href)=")\/[\w-]+\.(?:svg|png)(?=")/g),
    ...both,
  ]);
  const only = (screen: Screen) => [...chosen[screen]].filter((url) => !both.has(url));
  return {
    all: [...all],
    phone: only('phone'),
    wide: only('wide'),
    downloads: [...new Set(found(html, /(?<= href=")\/downloads\/[\w.-]+(?=")/g))],
  };
}

/** The narrowest candidate of a source that has so many pixels, or the widest. */
function pick(source: string | undefined, pixels: number): string | undefined {
  const candidates = [...(/ srcset="([^"]*)"/i.exec(source ?? '')?.[1] ?? '').matchAll(/(\S+) (\d+)w/g)];
  return (candidates.find(([, , width]) => Number(width) >= pixels) ?? candidates.at(-1))?.[1];
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);

/** What a reader sees of a page: with it an item is new, with scripts or class names it is not. */
export function readableText(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html;
  return main
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
