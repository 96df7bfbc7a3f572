import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import type { Locale } from '../../core/site/locales.ts';
import { getPage } from '../../core/site/pages.ts';
import { parseHtml } from '../html/parse-html.ts';
import { manifestUrl } from '../metadata/manifest.ts';
import { DIST, offlineDocuments, SITE } from '../paths.ts';
import { FORM_SCRIPT_URL, type FormPage } from '../templates/write-templates.ts';
import type { WordFiles } from '../words/write-words.ts';
import { type BuildManifest, getBuiltFile, listAssets, readFallbackFaces, readLayers, readManifest, readSheet } from './assets.ts';
import { renderDocument } from './document.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { createPageStyles } from './page-styles.ts';

/** What all documents of a build share. It is an input of every page: another chrome makes every document anew. */
export interface Chrome {
  built: BuildManifest;
  /** Layers of the style sheet, the weakest first. */
  layers: readonly string[];
  /** The faces that stand in for the web fonts, as CSS. */
  faces: string;
  /** The site's style sheet. */
  sheet: string;
  /** Address of each locale's sheet of fonts. */
  fonts: Record<Locale, string>;
}

/** @param client The folder of the client's bundle. */
export function readChrome(client: string, fonts: Chrome['fonts']): Chrome {
  const built = readManifest(client);
  return { built, layers: readLayers(), faces: readFallbackFaces(), sheet: readSheet(client, built), fonts };
}

/** A document that has been written, with what the build keeps of it. */
export interface WrittenPage {
  path: string;
  reads: readonly string[];
  facts: PageFacts;
  /** A page whose form the server fills. */
  form?: FormPage;
}

/** A document to make. */
export interface DocumentTask {
  path: string;
  /** Tags of the head that the pipeline adds (pipeline/metadata). */
  metadata: string;
  /** A post that is too old for the offline kit of its language gets no document for it. */
  isForKit: boolean;
}

/**
 * Makes and writes the document around a page, whoever has rendered it: the generator or a thread.
 * @param words Not part of the chrome: a document is made anew when its own words change, not when others do.
 */
export function makeDocument(
  { path, metadata, isForKit }: DocumentTask,
  page: PrerenderedPage,
  chrome: Chrome,
  words: WordFiles,
): { html: string; written: WrittenPage } {
  const { fonts } = chrome;
  const built = { manifest: chrome.built, words };
  // The offline page is shown by the worker, which has the sheet or gets it from the browser's cache: every visitor installs it twice.
  const isInlined = getPage(page.pageId).offline.store !== 'precached';
  const body = parseHtml(`<html ${page.head.htmlAttributes}><body>${page.markup}${page.tail}</body></html>`);
  const style = isInlined ? stylesOf(chrome)(body) : undefined;
  const parts = {
    path,
    page,
    style,
    assets: listAssets(built, page, page.locale),
    fonts: fonts[page.locale],
    worker: getBuiltFile(chrome.built, 'src/app/boot/register-worker.ts'),
    manifest: manifestUrl(page.locale),
    metadata,
  };
  const html = renderDocument(parts);
  const { slots, locale } = page;
  const facts = pageFacts({ html, body, style, page }, built);
  const form = slots && { locale, html: renderDocument({ ...parts, scripts: [FORM_SCRIPT_URL] }), styleHash: facts.styleHash ?? '', slots };
  writeDocument(`${SITE}${path}.html`, html);
  if (isForKit) {
    // Search engines and sites that show links, for whom descriptions and metadata are, read no offline kit.
    // Until the app runs, the style sheet knows by the attribute that the pictures are hardly there.
    const head = { ...page.head, htmlAttributes: `${page.head.htmlAttributes} data-kit`, meta: '', link: '' };
    const offline = { ...parts, page: { ...page, head }, style: undefined, metadata: '' };
    writeDocument(`${offlineDocuments(DIST)}${path}.html`, renderDocument(offline));
  }
  return { html, written: { path, reads: page.reads, facts, ...(form && { form }) } };
}

function writeDocument(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

const known = new WeakMap<Chrome, ReturnType<typeof createPageStyles>>();

/** Reading the style sheet takes longer than choosing the rules of a document. */
function stylesOf(chrome: Chrome): ReturnType<typeof createPageStyles> {
  const styles = known.get(chrome) ?? createPageStyles(chrome);
  known.set(chrome, styles);
  return styles;
}
