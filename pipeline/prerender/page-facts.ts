import { createHash } from 'node:crypto';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import type { PagePart } from '../../core/search/search-documents.ts';
import { getPage } from '../../core/site/pages.ts';
import { type HtmlElement, parseHtml } from '../html/parse-html.ts';
import { listUuids } from '../named-media.ts';
import { type DocumentFiles, documentFiles } from '../offline-library/document-files.ts';
import { isFound, partsOfDocument } from '../search/make-documents.ts';
import { type BuildManifest, listFilesBeyondShell } from './assets.ts';

/** What later steps want to know of a document, so that none of them reads and parses thousands again. */
export interface PageFacts {
  /** The source expression that lets its inline style through the content policy, where it has one. */
  styleHash?: string;
  /** What it needs to be complete without a network. */
  files: DocumentFiles;
  /** What following a link to it loads, beyond what every page has. */
  beyondShell: string[];
  /** The pictures it names. */
  pictures: string[];
  /** What the search looks through; a post is found by itself. */
  parts?: PagePart[];
}

/** A finished document. */
export interface FinishedDocument {
  html: string;
  /** What stands inside `<html>` from `<body>` on, without the state. */
  body: HtmlElement;
  style: string | undefined;
  page: PrerenderedPage;
}

export function pageFacts({ html, body, style, page }: FinishedDocument, manifest: BuildManifest): PageFacts {
  const head = parseHtml(html.slice(0, html.indexOf('<body>')));
  const row = getPage(page.pageId);
  // A part of a string keeps all of it in memory: copies let the document go.
  return structuredClone<PageFacts>({
    ...(style !== undefined && { styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'` }),
    files: documentFiles(head, body),
    beyondShell: listFilesBeyondShell(manifest, page, page.locale),
    pictures: [...new Set(listUuids(html))].sort(),
    ...(isFound(row) && { parts: partsOfDocument(body, row, page.locale) }),
  });
}
