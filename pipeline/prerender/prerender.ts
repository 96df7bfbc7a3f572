import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PAGE_FILES_URL, type PageFiles } from '../../core/build/page-files.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { wordsRead } from '../../core/site/word-files.ts';
import { completeBundles, copyClient } from '../bundles/bundle-folder.ts';
import { writeWorker } from '../bundles/write-worker.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { Fonts } from '../fonts.ts';
import type { BuildRecord, PageRecord } from '../incremental/build-record.ts';
import { digestOf } from '../incremental/digest.ts';
import { PageKeeper } from '../incremental/keep-pages.ts';
import { digestFiles, listFilesBelow } from '../incremental/source-files.ts';
import type { HeadRenderer } from '../metadata/render-head.ts';
import { listBeyondKits } from '../offline-kit/candidates.ts';
import { ROOT, SITE } from '../paths.ts';
import type { Report } from '../report.ts';
import type { FormPage } from '../templates/write-templates.ts';
import type { WordFiles } from '../words/write-words.ts';
import { type DocumentTarget, isPostDocument, listDocuments } from './list-documents.ts';
import { type Chrome, type DocumentTask, makeDocument, readChrome, type WrittenPage } from './make-document.ts';
import { renderDocuments } from './render-documents.ts';
import type { Bundling } from './start-bundling.ts';

export interface PrerenderOptions {
  sets: readonly PostSet[];
  /** Digests of the files of posts, by their names. */
  data: ReadonlyMap<string, string>;
  words: WordFiles;
  /** The bundles, which may still be made. */
  bundling: Bundling;
  fonts: Fonts;
  renderHead: HeadRenderer;
  earlier: BuildRecord;
}

export interface Prerendered {
  pages: Record<string, PageRecord>;
  /** The pages whose form the server fills where there is no JavaScript. */
  forms: FormPage[];
}

/**
 * Writes every document, the service worker, and the list of the files that each page needs. Where the bundles have to be made,
 * vite-react-ssg makes them and renders the pages of the table; posts, and pages while the bundles are still good, are rendered by the
 * same entry, many of them in threads. What would be rendered from the same as before is taken over.
 */
export async function prerender(
  { sets, data, words, bundling, fonts, renderHead, earlier }: PrerenderOptions,
  report: Report,
): Promise<Prerendered> {
  const { bundles } = bundling;
  const targets = listDocuments(sets);
  const keeper = new PageKeeper(earlier, new Map([...data, ...listWordsRead(words)]));
  const beyondKits = listBeyondKits(sets);
  const tasks = new Map<string, DocumentTask>();
  const forms: FormPage[] = [];
  let done = 0;
  let total = 0;

  const onPage = (written: WrittenPage) => {
    keeper.note(written);
    if (written.form) forms.push(written.form);
    done += 1;
    report.progress(done, total, 'pages');
  };
  const taskOf = (path: string) => tasks.get(path) as DocumentTask;
  const openChrome = () => readChrome(bundles.client, fonts.sheets);
  const listStale = (chrome: Chrome): DocumentTarget[] => {
    const common = digestOf(JSON.stringify(chrome), digestFiles(listFilesBelow(bundles.server), bundles.server));
    const stale = targets.filter(({ path, page, locale, id }) => {
      const task = { path, metadata: locale ? renderHead(page, locale, id) : '', isForKit: !beyondKits.has(path) };
      tasks.set(path, task);
      return !keeper.keep(task, digestOf(common, task.metadata));
    });
    total = stale.length;
    return stale;
  };
  const render = (chrome: Chrome, chosen: readonly DocumentTarget[]) => {
    return renderDocuments({ server: bundles.server, chrome, words, tasks: chosen.map(({ path }) => taskOf(path)), onPage });
  };

  if (bundling.isReady) {
    report.note('the bundles are those of an earlier build');
    const chrome = openChrome();
    await render(chrome, listStale(chrome));
  } else {
    let chrome: Chrome | undefined;
    let posts: Promise<void> | undefined;
    await bundling.render({
      listPaths: () => {
        chrome = openChrome();
        const stale = listStale(chrome);
        posts = render(chrome, stale.filter(isPostDocument));
        // Its error is reported where it is awaited.
        posts.catch(() => undefined);
        return stale.filter((target) => !isPostDocument(target)).map(({ path }) => path);
      },
      toDocument: (path, page) => {
        const { html, written } = makeDocument(taskOf(path), page, chrome ?? openChrome(), words);
        onPage(written);
        return html;
      },
    });
    await posts;
    completeBundles(bundles);
    rmSync(`${ROOT}.vite-react-ssg-temp`, { recursive: true, force: true });
  }
  copyClient(bundles);
  writePageFiles(targets, keeper.pages, words);
  await writeWorker(bundles.key);
  if (total < targets.length) report.note(`${total} of ${targets.length} pages rendered, the others are as they were`);
  return { pages: keeper.pages, forms: LOCALES.flatMap((locale) => forms.filter((form) => form.locale === locale)) };
}

/** In the order of the table: equal sources give equal bytes. Posts of one type need the same scripts, and so do both languages. */
function writePageFiles(targets: readonly DocumentTarget[], pages: Readonly<Record<string, PageRecord>>, { files }: WordFiles): void {
  const words = new Set(LOCALES.flatMap((locale) => Object.values(files[locale])));
  const list: PageFiles = {};
  for (const { path, page, locale } of targets) {
    const beyond = pages[path]?.facts.beyondShell;
    if (locale && beyond) list[page.id] ??= beyond.filter((file) => !words.has(file));
  }
  mkdirSync(`${SITE}/data`, { recursive: true });
  writeFileSync(`${SITE}${PAGE_FILES_URL}`, JSON.stringify(list));
}

/** The files of words as the prerenderer names them, with what tells one from another. */
function listWordsRead({ files }: WordFiles): [name: string, digest: string][] {
  return LOCALES.flatMap((locale) => Object.entries(files[locale]).map(([name, url]): [string, string] => [wordsRead(locale, name), url]));
}
