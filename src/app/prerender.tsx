import { listIds, readIndex, readPost } from 'site:posts';
import { PAGE_SIZES } from '#core/site/constants.ts';
import { guard } from '#core/site/guard.ts';
import { LOCALES, type Locale } from '#core/site/locales.ts';
import { PAGES, type PostType, pageOf } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { ContactSlots } from '#src/features/contact/contact-slots.tsx';
import { JaNotice } from '#src/features/language/ja-notice.tsx';
import { collectLinks, yearsOf } from '#src/features/site-map/post-links.ts';
import type { PostSource } from '#src/pages/page-module.ts';
import { localeSet } from '#src/state/slices.ts';
import { createStore } from '#src/state/store.ts';
import { type DocumentState, serializeState } from './document-state.ts';
import { pageFile } from './page-files.ts';
import { loadParts } from './view.ts';

/** Every address that gets a document: each row in each locale, each post, and the error pages without a locale. */
export function listPaths(): string[] {
  const rows = PAGES.filter((page) => !page.redirected);
  const located = LOCALES.flatMap((locale) =>
    rows.flatMap((page) => {
      if (!page.path.includes(':id')) return [hrefFor(locale, page.id)];
      const ids = page.posts ? listIds(page.posts.type) : yearsOf(collectLinks((type) => indexOf(type, locale)));
      return ids.map((id) => hrefFor(locale, page.id, { id }));
    }),
  );
  return [...located, ...rows.filter((page) => page.status).map((page) => `/${page.path}`)];
}

/** A type without a post has no index. */
function indexOf(type: PostType, locale: Locale) {
  return readIndex(type, locale) ?? { type, pageSize: PAGE_SIZES[type], posts: [] };
}

/** What the pipeline needs to finish the document: its state block, and the parts to load with it. */
export interface PrerenderedDocument {
  state: string;
  pageId: string;
  locale: string;
  /** Source files of the page's module and, by namespace, of its words. */
  parts: { page: string; words: Record<string, string> };
  /** The document itself does without them. */
  still: boolean;
  /** A post's id. */
  id?: string;
  /** Markup that is the same everywhere and needs no app: the Japanese notice. */
  tail: string;
  /** What the server's template of the contact form is made of. */
  slots?: ContactSlots;
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
    index: (type) => indexOf(type, locale),
    post: (type, id) => readPost(type, locale, id),
  };
  const data = module.prerender?.(source, context);
  if (page.still && module.features) throw new Error(`${page.id} is 'still' in the page table, but brings slices of the store`);
  const store = createStore({}, module.features);
  store.dispatch(localeSet(locale));
  module.seed?.(store, context, data);

  // A page that stands still is not rendered again: its data does not travel.
  const kept = data === undefined || page.still ? undefined : (module.dehydrate?.(data) ?? data);
  const state: DocumentState = { page: page.id, locale, params, ...(kept !== undefined && { data: kept }) };
  // Asked for here, since a static import would follow the entry into the browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const document: PrerenderedDocument = {
    state: serializeState(state),
    tail: renderToStaticMarkup(<JaNotice />),
    pageId: page.id,
    locale,
    still: page.still === true,
    parts: {
      page: pageFile(page.id),
      words: Object.fromEntries(page.namespaces.map((name) => [name, `/locales/${locale}/${name}.json`])),
    },
    ...(params.id && { id: params.id }),
    ...(page.id === 'contact' && {
      slots: (await import('#src/features/contact/contact-slots.tsx')).renderContactSlots(i18n, renderToStaticMarkup),
    }),
  };
  return { view: { ...context, module, i18n, data }, store, url, document };
}
