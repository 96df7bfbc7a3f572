/** The elements of compiled posts. Neither the build nor the Trusted Types policy `post-html` lets others through (spec 15). */
const POST_ELEMENTS: ReadonlySet<string> = new Set(
  'p h2 h3 ul ol li strong em a br hr blockquote code table thead tbody tr th td div figure figcaption picture source img video track'.split(
    ' ',
  ),
);

/** Words for a reader, or a condition that names no address. */
const TEXT = /^/;
const PATH = /^\/(?!\/)[^\s\\]+$/;
const NUMBER = /^\d+$/;

/** The attributes of a compiled body, and what they may say. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  href: /^(?:\/(?!\/)|mailto:|https:\/\/)(?:[^\s&\\]|&amp;)*$/,
  scope: /^col$/,
  align: /^(?:left|center|right)$/,
  start: NUMBER,
  class: /^table-scroll$/,
  role: /^region$/,
  tabindex: /^0$/,
  'aria-label': TEXT,
  src: PATH,
  srcset: /^(?:\/(?!\/)[^\s\\,]+ \d+w(?:, |$))*$/,
  sizes: TEXT,
  media: TEXT,
  type: /^(?:image|video)\//,
  width: NUMBER,
  height: NUMBER,
  alt: TEXT,
  'data-symbol': /^[a-z]+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  controls: /^$/,
  playsinline: /^$/,
  preload: /^none$/,
  poster: PATH,
  kind: /^captions$/,
  srclang: /^\w\w$/,
  label: TEXT,
};

/** A tag as the compiler writes it: name, then attributes in double quotes, nothing else. */
const TAG = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*) ?\/?>$/;

/** The first tag that no compiled post holds, however it is written; undefined for a post that the pipeline compiled. */
export function findForbiddenTag(html: string): string | undefined {
  for (const [piece] of html.matchAll(/<[^>]*>?/g)) {
    const [, , name = '', attributes = ''] = TAG.exec(piece) ?? [];
    const isAllowed =
      POST_ELEMENTS.has(name) &&
      [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].every(([, key = '', value = '']) => ATTRIBUTES[key]?.test(value));
    if (!isAllowed) return piece;
  }
  return undefined;
}
