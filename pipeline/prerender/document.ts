import { escapeHtml } from '../../core/html/escape.ts';
import { jsonInHtml } from '../../core/html/json-in-html.ts';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { STATE_ELEMENT_ID } from '../../core/prerender/state-element.ts';
import type { DocumentAssets } from './assets.ts';
import { checkMarkup } from './check-markup.ts';
import { renderImagePreloads } from './image-preloads.ts';
import { fillTemplate } from './template.ts';

export interface DocumentParts {
  /** Address of the document, for messages. */
  path: string;
  page: PrerenderedPage;
  /** What the first paint needs of the style sheet (page-styles.ts). Undefined in an offline kit: whoever has the kit has the sheet. */
  style: string | undefined;
  assets: DocumentAssets;
  /** Style sheet with the locale's web fonts. */
  fonts: string;
  /** The small module that registers the worker under data saver. */
  worker: string;
  /** Address of the locale's web manifest. */
  manifest: string;
  /** Feeds, what is shown where the page is shared, structured data (pipeline/metadata). */
  metadata: string;
  /** Addresses of further scripts. */
  scripts?: readonly string[];
}

/**
 * A whole document from its parts. One whose page has no state does not start the app.
 * @param template index.html as the generator gives it for each page.
 */
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
    tail: tail + (state === undefined ? '' : renderState(state)),
  });
}

function renderHead({ page, style, assets, fonts, worker, manifest, metadata, scripts = [] }: DocumentParts): string {
  const { head, state } = page;
  const app: Record<string, string> = state === undefined ? {} : { entry: assets.entry, preload: assets.preload.join(' '), worker };
  return [
    head.meta,
    head.link,
    style === undefined ? styleSheet(assets.sheet) : `<style>${style}</style>`,
    // The boot script attaches them after the first paint.
    `<noscript>${(style === undefined ? [fonts] : [assets.sheet, fonts]).map(styleSheet).join('')}</noscript>`,
    `<script type="module" async fetchpriority="low" id="boot" src="${escapeHtml(assets.boot)}"${dataAttributes({ ...(style !== undefined && { sheet: assets.sheet }), fonts, manifest, ...app })}></script>`,
    '<script nomodule src="/upgrade.js"></script>',
    // The boot script attaches it after the first paint. Without scripts nobody can install the site, but the manifest is found.
    `<noscript><link rel="manifest" href="${escapeHtml(manifest)}"></noscript>`,
    metadata,
    ...scripts.map((src) => `<script src="${escapeHtml(src)}"></script>`),
  ].join('');
}

function renderState(state: unknown): string {
  return `<script type="application/json" id="${STATE_ELEMENT_ID}">${jsonInHtml(state)}</script>`;
}

const styleSheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;

function dataAttributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}
