import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import type { PagePart } from '../../core/search/search-documents.ts';
import { getPage } from '../../core/site/pages.ts';
import { type Fonts, isHangul } from '../media/fonts.ts';
import { listUuids } from '../media/pictures.ts';
import { manifestUrl } from '../metadata/manifest.ts';
import { DIST, offlineDocuments, SITE } from '../paths.ts';
import { isFound, partsOfDocument } from '../search/write-search.ts';
import { type BuildManifest, getBuiltFile, listAssets, readFallbackFaces, readLayers, readManifest, readSheet } from './assets.ts';
import { FORM_SCRIPT_URL, type FormPage, type SentPage } from './contact-template.ts';
import { renderDocument } from './document.ts';
import { createPageStyles } from './page-styles.ts';
import { type HtmlElement, parseHtml } from './parse-html.ts';

export type DocumentShell = { manifest: BuildManifest; stylesOf: ReturnType<typeof createPageStyles>; fonts: Fonts };

/** From the client's bundle in the site. */
export function readShell(fonts: Fonts): DocumentShell {
  const manifest = readManifest(SITE);
  const stylesOf = createPageStyles({ layers: readLayers(), faces: readFallbackFaces(), sheet: readSheet(SITE, manifest) });
  return { manifest, stylesOf, fonts };
}

type MadeDocument = { html: string; facts: PageFacts; form?: FormPage; sentPage?: SentPage };

interface DocumentTask {
  path: string;
  metadata: string;
  /** A post that is too old for the offline kit of its language gets no document for it. */
  isForKit: boolean;
}

/** Makes the document around a rendered page, and that of the offline kit. @param template index.html as the generator gives it. */
export function makeDocument(
  { path, metadata, isForKit }: DocumentTask,
  template: string,
  page: PrerenderedPage,
  shell: DocumentShell,
): MadeDocument {
  const { manifest, fonts } = shell;
  // The offline page is shown by the worker, which has the sheet or gets it from the browser's cache: every visitor installs it twice.
  const isInlined = getPage(page.pageId).offline.store !== 'precached';
  const body = parseHtml(`<html ${page.head.htmlAttributes}><body>${page.markup}${page.tail}</body></html>`);
  const style = isInlined ? shell.stylesOf(body) : undefined;
  const parts = {
    path,
    page,
    style,
    assets: listAssets(manifest, page, page.locale),
    fonts: fonts.sheets[page.locale],
    koreanText: isHangul(page.locale) ? fonts.koreanText : undefined,
    worker: getBuiltFile(manifest, 'src/app/boot/register-worker.ts'),
    manifest: manifestUrl(page.locale),
    metadata,
  };
  const html = renderDocument(template, parts);
  const { slots, referenceSlot, locale } = page;
  const facts = pageFacts(html, body, style, page);
  const form = slots && {
    locale,
    html: renderDocument(template, { ...parts, scripts: [FORM_SCRIPT_URL] }),
    styleHash: facts.styleHash ?? '',
    slots,
  };
  const sentPage = referenceSlot && { locale, html, styleHash: facts.styleHash ?? '', slot: referenceSlot };
  if (isForKit) {
    // Search engines and sites that show links, for whom descriptions and metadata are, read no offline kit.
    // Until the app runs, the style sheet knows by the attribute that the pictures are hardly there.
    const head = { ...page.head, htmlAttributes: `${page.head.htmlAttributes} data-kit`, meta: '', link: '' };
    const offline = { ...parts, page: { ...page, head }, style: undefined, metadata: '' };
    const file = `${offlineDocuments(DIST)}${path}.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renderDocument(template, offline));
  }
  return { html, facts, ...(form && { form }), ...(sentPage && { sentPage }) };
}

/** What later steps want to know of a document, so that none of them reads and parses thousands again. */
export interface PageFacts {
  /** The source expression that lets its inline style through the content policy, where it has one. */
  styleHash?: string;
  pictures: string[];
  /** What the search looks through; a post is found by itself. */
  parts?: PagePart[];
}

/** @param body What stands inside `<html>` from `<body>` on, without the state. */
function pageFacts(html: string, body: HtmlElement, style: string | undefined, page: PrerenderedPage): PageFacts {
  const row = getPage(page.pageId);
  // A part of a string keeps all of it in memory: copies let the document go.
  return structuredClone<PageFacts>({
    ...(style !== undefined && { styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'` }),
    pictures: [...new Set(listUuids(html))].sort(),
    ...(isFound(row) && { parts: partsOfDocument(body, row, page.locale) }),
  });
}
