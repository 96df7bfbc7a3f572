import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { PAGE_FILES_URL, type PageFiles } from '../../core/offline/page-files.ts';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import type { Locale } from '../../core/site/locales.ts';
import { getPage, PAGES } from '../../core/site/pages.ts';
import type { PostSet } from '../content/posts.ts';
import type { Fonts } from '../fonts.ts';
import { manifestUrl } from '../metadata/manifest.ts';
import type { HeadRenderer } from '../metadata/render-head.ts';
import { ROOT, SITE } from '../paths.ts';
import type { Report } from '../report.ts';
import { FORM_SCRIPT_URL, type FormPage } from '../templates/write-templates.ts';
import { type BuildManifest, getBuiltFile, listAssets, listFilesBeyondShell, readManifest } from './assets.ts';
import { runGenerator } from './child.ts';
import { renderDocument } from './document.ts';
import { listDocumentPaths } from './document-paths.ts';
import type { InlineParts } from './inline.ts';

export interface PrerenderOptions {
  sets: readonly PostSet[];
  fonts: Fonts;
  inline: InlineParts;
  renderHead: HeadRenderer;
}

/**
 * Builds the bundles and the service worker and writes every document, and the list of the files that each page needs.
 * Gives the pages whose form the server fills where there is no JavaScript.
 */
export async function prerender({ sets, fonts, inline, renderHead }: PrerenderOptions, report: Report): Promise<FormPage[]> {
  const paths = listDocumentPaths(sets);
  const forms: FormPage[] = [];
  const pages = new Map<string, PrerenderedPage>();
  let built: BuildManifest | undefined;
  let done = 0;
  await runGenerator(paths, (path, page) => {
    built ??= readManifest();
    const parts = {
      path,
      page,
      inline,
      assets: listAssets(built, page, page.locale),
      fonts: fonts.sheets[page.locale],
      worker: getBuiltFile(built, 'src/app/boot/register-worker.ts'),
      manifest: manifestUrl(page.locale),
      metadata: renderHead(getPage(page.pageId), page.locale, page.id),
    };
    if (page.slots) forms.push({ locale: page.locale, html: renderDocument({ ...parts, scripts: [FORM_SCRIPT_URL] }), slots: page.slots });
    pages.set(`${page.locale} ${page.pageId}`, page);
    done += 1;
    report.progress(done, paths.length, 'pages');
    return renderDocument(parts);
  });
  const unwritten = paths.filter((path) => !existsSync(`${SITE}${path}.html`));
  if (unwritten.length > 0) throw new Error(`these documents were not written: ${unwritten.join(', ')}`);
  writePageFiles(pages, built ?? readManifest());
  removeLeftovers();
  return forms;
}

/** In the order of the table: equal sources give equal bytes. */
function writePageFiles(pages: ReadonlyMap<string, PrerenderedPage>, built: BuildManifest): void {
  const filesIn = (locale: Locale): PageFiles[Locale] =>
    Object.fromEntries(
      PAGES.flatMap(({ id }) => {
        const page = pages.get(`${locale} ${id}`);
        return page ? [[id, listFilesBeyondShell(built, page, locale)] as const] : [];
      }),
    );
  const files: PageFiles = { en: filesIn('en'), ko: filesIn('ko') };
  mkdirSync(`${SITE}/data`, { recursive: true });
  writeFileSync(`${SITE}${PAGE_FILES_URL}`, JSON.stringify(files));
}

/** What the generator leaves behind. */
function removeLeftovers(): void {
  for (const name of readdirSync(SITE)) {
    if (name.startsWith('static-loader-data')) rmSync(`${SITE}/${name}`, { recursive: true });
  }
  rmSync(`${ROOT}.vite-react-ssg-temp`, { recursive: true, force: true });
}
