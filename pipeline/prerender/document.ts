import { escapeHtml, jsonInHtml } from '../../core/html/escape.ts';
import { type PreloadImage, type PrerenderedPage, STATE_ELEMENT_ID } from '../../core/prerender/prerendered-page.ts';
import type { DocumentAssets } from './assets.ts';

export interface DocumentParts {
  path: string;
  page: PrerenderedPage;
  /** What the document shows needs of the style sheet (page-styles.ts). Undefined in an offline kit: whoever has the kit has the sheet. */
  style: string | undefined;
  assets: DocumentAssets;
  fonts: string;
  /** The face of Korean running text for systems without one, on Korean pages. */
  koreanText: string | undefined;
  /** The small module that registers the worker under data saver. */
  worker: string;
  manifest: string;
  /** Feeds, what is shown where the page is shared, structured data (pipeline/metadata). */
  metadata: string;
  scripts?: readonly string[];
}

/** A whole document from its parts. @param template index.html as the generator gives it for each page. */
export function renderDocument(template: string, parts: DocumentParts): string {
  const { page, path, style } = parts;
  const { head, markup, tail, preloadImage, state } = page;
  for (const rendered of [...Object.values(head), markup, tail]) checkMarkup(path, rendered);
  return fillTemplate(template, {
    htmlAttributes: head.htmlAttributes,
    // An offline kit has no pictures: one that is stored is found where it stands.
    preload: preloadImage && style !== undefined ? renderImagePreloads(preloadImage) : '',
    title: head.title,
    head: renderHead(parts),
    markup,
    tail:
      tail +
      (state === undefined ? '' : renderState(state)) +
      (style === undefined ? '' : `<noscript>${styleSheet(parts.assets.sheet)}</noscript>`),
  });
}

function renderHead({ page, style, assets, fonts, koreanText, worker, manifest, metadata, scripts = [] }: DocumentParts): string {
  const { head, state } = page;
  const ofPage = assets.page.length > 0 && { page: assets.page.join(' ') };
  const app: Record<string, string> =
    state === undefined ? {} : { entry: assets.entry, preload: assets.preload.join(' '), ...ofPage, worker };
  return [
    head.meta,
    head.link,
    style === undefined ? styleSheet(assets.sheet) : `${RENDER_WITH_TITLE}<style>${style}</style>${renderSheetScript(assets.sheet)}`,
    // The boot script attaches them after the first paint, and not under data saver.
    `<noscript>${styleSheet(fonts)}</noscript>`,
    `<script type="module" async fetchpriority="low" id="boot" src="${escapeHtml(assets.boot)}"${dataAttributes({ fonts, ...(koreanText && { 'korean-text': koreanText }), manifest, ...app })}></script>`,
    '<script nomodule src="/upgrade.js"></script>',
    // The boot script attaches it after the first paint. Without scripts nobody can install the site, but the manifest is found.
    `<noscript><link rel="manifest" href="${escapeHtml(manifest)}"></noscript>`,
    metadata,
    ...scripts.map((src) => `<script src="${escapeHtml(src)}"></script>`),
  ].join('');
}

/**
 * The first paint has the header whole, and the ground and title of the page: a part of them would move, or be white on white. The script
 * below ends the wait: a document that hangs or breaks off before its title would stay blank for ever.
 */
const RENDER_WITH_TITLE = '<link rel="expect" href="#title-end" blocking="render">';

function renderState(state: unknown): string {
  return `<script type="application/json" id="${STATE_ELEMENT_ID}">${jsonInHtml(state)}</script>`;
}

const styleSheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

/**
 * Asks for the whole sheet once the document's own pictures are on the screen, which is a frame or two after the load, or somebody touches
 * the page, or 2.5 s are over: the document has rules of its own for all that it shows. The app waits for the sheet. It is the one inline
 * script, the same in every document: the content policy has its hash. It stands in the head: the menu of a document that hangs or breaks
 * off half way opens, too.
 */
export const SHEET_SCRIPT =
  '{let{sheet:href}=document.currentScript.dataset;window.styled=new Promise(shown=>{addEventListener("load",()=>setTimeout(shown,100));for(let type of["pointerdown","keydown"])addEventListener(type,shown);setTimeout(shown,2500)}).then(()=>new Promise(done=>{document.querySelector("[rel=expect]")?.remove();document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",fetchPriority:"low",href,onload:done}))}))}';

const renderSheetScript = (href: string): string => `<script data-sheet="${escapeHtml(href)}">${SHEET_SCRIPT}</script>`;

function dataAttributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}

/** Links that fetch the first large picture early. Where one source has a media query, the other's excludes it: one picture is loaded. */
function renderImagePreloads({ sources }: PreloadImage): string {
  const queried = sources.find(({ media }) => media)?.media;
  return sources
    .map(({ srcset, sizes, media = queried && `not all and ${queried}` }) => {
      const query = media ? ` media="${escapeHtml(media)}"` : '';
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}"${query} fetchpriority="high">`;
    })
    .join('');
}

/** What vite-react-ssg makes of an empty root, with the place of an inline script that the content policy forbids. */
const ROOT = '<div id="root" data-server-rendered="true"></div>\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>';

/** What a document has in the places that index.html marks. */
type TemplateParts = { htmlAttributes: string; preload: string; title: string; head: string; markup: string; tail: string };

/** index.html as the bundler leaves it, without its tags, in whose place documents have the boot script, and without spaces between tags. */
export function readTemplate(bundled: string): string {
  const lines = bundled.replace(/<!--head-->[\s\S]*(?=<\/head>)/, '<!--head-->').split('\n');
  return lines.map((line) => line.trim()).join('');
}

/** Fills a page of the generator that was made from the template. Throws where it has not the template's marks. */
export function fillTemplate(page: string, { htmlAttributes, preload, title, head, markup, tail }: TemplateParts): string {
  const places: [mark: string, text: string][] = [
    ['<html lang="en">', `<html ${htmlAttributes}>`],
    ['<!--preload-->', preload],
    ['<!--title-->', title],
    ['<!--head-->', head],
    [ROOT, `<div id="root">${markup}</div>`],
    ['<!--tail-->', tail],
  ];
  // From the end: what has been filled in is behind the marks that are still looked for, whatever it says.
  return places.reduceRight((html, [mark, text]) => {
    const at = html.indexOf(mark);
    if (at < 0) throw new Error(`index.html has no ${mark}`);
    return html.slice(0, at) + text + html.slice(at + mark.length);
  }, page);
}

/** A script element that is not a block of data: JSON is never run, and the content policy does not ask for its hash. */
const SCRIPT = /<script(?! type="application\/(?:ld\+)?json"[ >])[^>]*>/i;

/** Throws for rendered markup that the content policy refuses, and for broken characters. React and Markdown escape text. */
export function checkMarkup(path: string, markup: string): void {
  const script = SCRIPT.exec(markup);
  if (script) throw new Error(`${path} has a script that the content policy forbids: ${script[0]}`);
  // Looking for the text first takes a tenth of the time.
  const styled = markup.includes(' style="') && /<[^<>]* style="[^>]*>/.exec(markup);
  if (styled) throw new Error(`${path} has a style attribute, which the content policy forbids: ${styled[0]}`);
  if (markup.includes('\ufffd')) throw new Error(`${path} has a broken character (U+FFFD)`);
}
