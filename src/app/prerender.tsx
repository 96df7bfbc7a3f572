import { listIds, readIndex, readPost } from 'site:posts';
import { guard } from '#core/site/guard.ts';
import { LOCALES } from '#core/site/locales.ts';
import { PAGES, pageOf } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { JaNotice } from '#src/features/language/ja-notice.tsx';
import type { PostSource } from '#src/pages/page-module.ts';
import { localeSet } from '#src/state/slices.ts';
import { createStore } from '#src/state/store.ts';
import { type DocumentState, serializeState } from './document-state.ts';
import { pageFile } from './page-modules.ts';
import { loadParts } from './view.ts';

/** Every address that gets a document: each row in each locale, each post, and the error pages without a locale. */
export function listPaths(): string[] {
  const rows = PAGES.filter((page) => !page.redirected);
  const located = LOCALES.flatMap((locale) =>
    rows.flatMap((page) => {
      if (!page.path.includes(':id')) return [hrefFor(locale, page.id)];
      return listIds(page.posts?.type ?? 'newsroom').map((id) => hrefFor(locale, page.id, { id }));
    }),
  );
  return [...located, ...rows.filter((page) => page.status).map((page) => `/${page.path}`)];
}

/** What the pipeline needs to finish the document: its state block, and the files to load with it. */
export interface PrerenderedDocument {
  state: string;
  pageId: string;
  locale: string;
  /** A post's id. */
  id?: string;
  files: string[];
  /** Markup that is the same everywhere and needs no app: the Japanese notice. */
  tail: string;
}

/** Loads one page with all its parts, from the pipeline's posts. A store and an i18next instance of its own. */
export async function prerenderPage(url: string) {
  const verdict = guard(url);
  if (verdict.kind !== 'page') throw new Error(`${url} has no document: the guard redirects it to ${verdict.to}`);
  const page = pageOf(verdict.page);
  const { locale, params } = verdict;
  const context = { page, locale, params };
  const { module, i18n } = await loadParts(page, locale);

  const source: PostSource = {
    index: (type) => {
      const index = readIndex(type, locale);
      if (!index) throw new Error(`no index of ${type} in ${locale}: run the content step`);
      return index;
    },
    post: (type, id) => readPost(type, locale, id),
  };
  const data = module.prerender?.(source, context);
  const store = createStore({}, module.features);
  store.dispatch(localeSet(locale));
  module.seed?.(store, context, data);

  const kept = data === undefined ? undefined : (module.dehydrate?.(data) ?? data);
  const state: DocumentState = { page: page.id, locale, params, ...(kept !== undefined && { data: kept }) };
  // Asked for here, since a static import would follow the entry into the browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const document: PrerenderedDocument = {
    state: serializeState(state),
    tail: renderToStaticMarkup(<JaNotice />),
    pageId: page.id,
    locale,
    ...(params.id && { id: params.id }),
    files: [pageFile(page.id), ...page.namespaces.map((name) => `/locales/${locale}/${name}.json`)],
  };
  return { view: { ...context, module, i18n, data }, store, url, document };
}
