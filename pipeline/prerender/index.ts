import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite-react-ssg/node';
import { PAGE_PARTS, type PageParts } from '../../core/offline/page-parts.ts';
import type { Locale } from '../../core/site/locales.ts';
import { type Page, type PageId, pageOf } from '../../core/site/pages.ts';
import type { Fonts } from '../fonts.ts';
import { ROOT, SITE } from '../paths.ts';
import type { Report } from '../report.ts';
import type { ContactSlots } from '../templates/contact-template.ts';
import type { FormPage } from '../templates/write-templates.ts';
import { assetsOf, builtFile, type PartFiles, partsBeyondShell, readManifest } from './assets.ts';
import { finishDocument } from './finish-document.ts';
import type { InlineParts } from './inline.ts';

interface PrerenderedDocument {
  state: string;
  pageId: PageId;
  locale: Locale;
  parts: PartFiles;
  /** The document itself does without its parts. */
  still: boolean;
  id?: string;
  tail: string;
  slots?: ContactSlots;
}

/** Markup for the head that only machines read (pipeline/found). */
export type TellMachines = (page: Page, locale: Locale, id?: string) => string;

/** Pages without the app: the offline page stands in for any address and must not start as another page. */
const WITHOUT_APP: readonly PageId[] = ['offline'];

/**
 * Builds client and server bundle, renders every page and builds the worker over the result, through vite-react-ssg in its
 * single-page mode (docs/decisions). What it adds beyond the markup is taken out again here. Gives the pages whose form the
 * server fills where there is no JavaScript.
 */
export async function prerender(fonts: Fonts, inline: InlineParts, tellMachines: TellMachines, report: Report): Promise<FormPage[]> {
  const forms: FormPage[] = [];
  const parts: PageParts = { en: {}, ko: {} };
  let manifest: ReturnType<typeof readManifest> | undefined;
  let done = 0;
  const failures: string[] = [];
  const quiet = silenceFileList();
  const stay = outliveGenerator();
  process.on('unhandledRejection', (error) => failures.push(String((error as Error)?.stack ?? error)));
  try {
    await build({
      htmlEntry: 'index.html',
      entry: 'src/main.tsx',
      dirStyle: 'flat',
      formatting: 'none',
      beastiesOptions: false,
      concurrency: 8,
      onPageRendered: (path: string, html: string, context: unknown) => {
        manifest ??= readManifest();
        const { document } = context as { document: PrerenderedDocument };
        const page = pageOf(document.pageId);
        done += 1;
        parts[document.locale][page.id] ??= partsBeyondShell(manifest, document.parts, document.locale);
        if (done % 40 === 0) report.note(`${done} pages so far`);
        if (html.includes('\ufffd')) throw new Error(`${path} holds a broken character`);
        const finished = finishDocument(html, {
          inline,
          found: tellMachines(page, document.locale, document.id),
          tail: document.tail,
          assets: assetsOf(manifest, document.still ? undefined : document.parts, document.locale),
          fonts: fonts.sheets[document.locale],
          worker: builtFile(manifest, 'src/app/register-worker.ts'),
          ...(!WITHOUT_APP.includes(page.id) && { state: document.state }),
        });
        if (document.slots) forms.push({ locale: document.locale, html: finished, slots: document.slots });
        return finished;
      },
    } as never);
  } finally {
    quiet();
    stay();
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
  mkdirSync(`${SITE}/data`, { recursive: true });
  writeFileSync(`${SITE}${PAGE_PARTS}`, JSON.stringify(sorted(parts)));
  report.note(`${done} pages`);
  tidy();
  return forms;
}

/** Pages end in any order; equal sources give equal bytes. */
function sorted(parts: PageParts): PageParts {
  const inOrder = (pages: PageParts[Locale]) => Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { en: inOrder(parts.en), ko: inOrder(parts.ko) };
}

/** The generator's own leftovers, and what only the build needed. */
function tidy(): void {
  for (const name of readdirSync(SITE)) {
    if (name.startsWith('static-loader-data')) rmSync(`${SITE}/${name}`, { recursive: true });
  }
  rmSync(`${ROOT}.vite-react-ssg-temp`, { recursive: true, force: true });
}

/** The generator ends the whole process fifteen seconds after its own end; the build still has steps to go. */
function outliveGenerator(): () => void {
  const { setTimeout } = globalThis;
  const timers: NodeJS.Timeout[] = [];
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...args);
    if (args[1] === 15_000) timers.push(timer);
    return timer;
  }, setTimeout);
  return () => {
    globalThis.setTimeout = setTimeout;
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Hundreds of lines of file names say nothing; faults still do. */
function silenceFileList(): () => void {
  const { log, info } = console;
  const filter =
    (write: typeof log) =>
    (...words: unknown[]) => {
      if (
        !/\.(html|js|css|map)\b|modules transformed|rendering chunks|computing gzip|Regenerate|Build for|Build finished|built in/.test(
          String(words[0]),
        )
      )
        write(...words);
    };
  console.log = filter(log);
  console.info = filter(info);
  return () => {
    console.log = log;
    console.info = info;
  };
}
