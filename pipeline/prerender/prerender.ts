import { cpSync, globSync, rmSync } from 'node:fs';
import { build } from 'vite-react-ssg/node';
import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { PAGES, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { Fonts } from '../media/fonts.ts';
import type { HeadRenderer } from '../metadata/render-metadata.ts';
import { listBeyondKits } from '../offline-kit/write-kits.ts';
import { DIST, SITE } from '../paths.ts';
import type { Report } from '../report.ts';
import type { FormPage, SentPage } from './contact-template.ts';
import { readTemplate } from './document.ts';
import { type DocumentShell, makeDocument, type PageFacts, readShell } from './make-document.ts';

type PrerenderOptions = { sets: readonly PostSet[]; fonts: Fonts; renderHead: HeadRenderer };

/** vite-react-ssg makes both bundles, renders every page, and builds the worker; its hooks fill the places that index.html marks. */
export async function prerender({ sets, fonts, renderHead }: PrerenderOptions, report: Report) {
  const targets = new Map(listDocuments(sets).map((target) => [target.path, target]));
  const beyondKits = listBeyondKits(sets);
  const pages: Record<string, PageFacts> = {};
  const forms: FormPage[] = [];
  const sentPages: SentPage[] = [];
  let shell: DocumentShell | undefined;
  process.env.POSTS_FOLDER = `${SITE}/data`;
  await generate({
    // Called when the bundles are there.
    includedRoutes: () => {
      shell = readShell(fonts);
      return [...targets.keys()];
    },
    onBeforePageRender: (_path, html) => readTemplate(html),
    onPageRendered: (path, template, context) => {
      const { page } = context as PrerenderContext;
      const { page: row, locale, id } = targets.get(path) as DocumentTarget;
      if (!page || !shell) throw new Error(`src/entry-server.tsx rendered no page for ${path}`);
      const task = { path, metadata: locale ? renderHead(row, locale, id) : '', isForKit: !beyondKits.has(path) };
      const { html, facts, form, sentPage } = makeDocument(task, template, page, shell);
      pages[path] = facts;
      if (form) forms.push(form);
      if (sentPage) sentPages.push(sentPage);
      report.progress(Object.keys(pages).length, targets.size, 'pages');
      return html;
    },
  });
  // What the bundler lists is for the build; nobody fetches it.
  cpSync(`${SITE}/.vite`, `${DIST}/.vite`, { recursive: true });
  for (const path of ['.vite', ...globSync('static-loader-data*', { cwd: SITE })]) rmSync(`${SITE}/${path}`, { recursive: true });
  return { pages, forms, sentPages };
}

type GeneratorHooks = Pick<NonNullable<Parameters<typeof build>[0]>, 'includedRoutes' | 'onBeforePageRender' | 'onPageRendered'>;

/** Resolves in the generator's last hook, which never returns: after it, the generator would end the process in 15 seconds. */
function generate(hooks: GeneratorHooks): Promise<void> {
  return new Promise((resolve, reject) => {
    const onFinished = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    build(
      { ...hooks, onFinished, entry: 'src/entry-server.tsx', dirStyle: 'flat', formatting: 'none', beastiesOptions: false },
      { logLevel: 'warn' },
    ).catch(reject);
  });
}

interface DocumentTarget {
  path: string;
  page: Page;
  /** Undefined for an error page without a locale. */
  locale?: Locale;
  id?: string;
}

/** Every address that gets a document: each row in each locale, with each of its ids, and the error pages without a locale. */
export function listDocuments(sets: readonly PostSet[]): DocumentTarget[] {
  const rows = PAGES.filter((page) => !page.redirected);
  const localized = LOCALES.flatMap((locale) => {
    const own = sets.filter((set) => set.locale === locale);
    return rows.flatMap((page): DocumentTarget[] =>
      page.path.includes(':id')
        ? idsOf(page, own).map((id) => ({ path: hrefFor(locale, page.id, { id }), page, locale, id }))
        : [{ path: hrefFor(locale, page.id), page, locale }],
    );
  });
  return [...localized, ...rows.filter((page) => page.status).map((page) => ({ path: `/${page.path}`, page }))];
}

/** The ids of the page's posts; of a page without posts, the site map's, the years in which posts with a page of their own appeared. */
function idsOf({ posts }: Page, sets: readonly PostSet[]): string[] {
  if (posts) return sets.filter(({ type }) => type === posts.type).flatMap((set) => set.posts.map(({ id }) => id));
  const types = new Set(PAGES.flatMap((page) => (page.posts?.role === 'detail' ? [page.posts.type] : [])));
  const dates = sets.filter(({ type }) => types.has(type)).flatMap((set) => set.posts.map(({ date }) => date));
  return [...new Set(dates.map((date) => date.slice(0, 4)))].sort().reverse();
}
