import type { DocumentAssets } from './assets.ts';
import type { InlineParts } from './inline.ts';

export interface Finishing {
  inline: InlineParts;
  /** What machines read, at the end of the head (pipeline/found). */
  found?: string;
  /** Markup outside the app's root. */
  tail?: string;
  assets: DocumentAssets;
  /** Style sheet with the locale's webfonts. */
  fonts: string;
  /** The small module that registers the worker under data saver. */
  worker: string;
  /** The state block; documents without the app have none. */
  state?: string;
}

/**
 * Makes the final document from what vite-react-ssg renders: charset first, the constant style and boot script,
 * the page's own style sheets; without the generator's scripts, preloads and random hash (docs/decisions).
 * Every replacement is a function: `$` in content means nothing.
 */
export function finishDocument(html: string, finishing: Finishing): string {
  const { inline, found = '', tail = '', assets, fonts, worker, state } = finishing;
  let page = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, () => '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, () => '')
    .replace(/\s*<script>\/\*[^<]*PLACEHOLDER[^<]*<\/script>/, () => '')
    .replace(/ data-rh="true"/g, () => '')
    .replace(/ data-(?:app|server-rendered)="[^"]*"/g, (attribute) => (attribute.startsWith(' data-server') ? attribute : ''));
  // Blocks of data are never run, and no policy asks after them.
  if (/<script(?! type="application\/(?:ld\+)?json"[ >])/.test(page))
    throw new Error('the prerendered page holds a script that the policy forbids');
  if (/ style="/.test(page)) throw new Error(`the prerendered page holds a style attribute: ${/<[^>]* style="[^>]*>/.exec(page)?.[0]}`);

  // Before the first picture is chosen by its width.
  const viewport = /<meta name="viewport"[^>]*>/.exec(page)?.[0] ?? '';
  page = page.replace(viewport, () => '');
  const head = ['<meta charset="utf-8">', viewport, ...imagePreloads(page)].join('');
  const end = [
    `<style>${inline.style}</style>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<noscript><link rel="stylesheet" href="${fonts}"></noscript>`,
    bootScript(inline, assets, fonts, worker, manifestIn(found), state !== undefined),
    '<script nomodule src="/upgrade.js"></script>',
    // The boot script attaches it after the first paint; without scripts there is nothing to install.
    found.replace(MANIFEST, (link) => `<noscript>${link}</noscript>`),
  ].join('');
  page = page
    .replace('<head>', () => `<head>${head}`)
    .replace('</head>', () => `${end}</head>`)
    .replace('</body>', () => `${tail}${state ?? ''}</body>`);
  return page;
}

const MANIFEST = /<link rel="manifest" href="([^"]+)">/;
const manifestIn = (found: string) => MANIFEST.exec(found)?.[1];

function bootScript(
  inline: InlineParts,
  assets: DocumentAssets,
  fonts: string,
  worker: string,
  manifest: string | undefined,
  hasApp: boolean,
): string {
  const parts = assets.parts ? ` data-page="${assets.parts.page}" data-words="${assets.parts.words}"` : '';
  const data = hasApp ? ` data-entry="${assets.entry}"${parts} data-preload="${assets.preload.join(' ')}" data-worker="${worker}"` : '';
  const install = manifest ? ` data-manifest="${manifest}"` : '';
  return `<script data-fonts="${fonts}"${install}${data}>${inline.boot}</script>`;
}

/** Preloads for the page's first large picture, one for each of its sources. */
function imagePreloads(page: string): string[] {
  const picture = /<picture>(?:(?!<\/picture>)[\s\S])*?<img[^>]*fetchpriority="high"[\s\S]*?<\/picture>/.exec(page)?.[0];
  if (!picture) return [];
  const sources = [...picture.matchAll(/<source[^>]*>/g)].map(([tag]) => ({
    srcset: attribute(tag, 'srcset'),
    sizes: attribute(tag, 'sizes'),
    media: attribute(tag, 'media'),
  }));
  const phone = sources.find((source) => source.media);
  return sources.map(({ srcset, sizes, media }) => {
    const when = media ?? (phone ? `not all and ${phone.media}` : undefined);
    return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${when ? ` media="${when}"` : ''} fetchpriority="high">`;
  });
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}
