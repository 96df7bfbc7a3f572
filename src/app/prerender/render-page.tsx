import { readIndex, readPost } from 'site:posts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { listPosts, type PostIndex, readListQuery } from '#core/posts/list-posts.ts';
import type { PreloadImage, PrerenderedPage } from '#core/prerender/prerendered-page.ts';
import { PAGE_SIZES } from '#core/site/constants.ts';
import { resolveRoute } from '#core/site/guard.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/site/locales.ts';
import { PAGES, type PostType } from '#core/site/pages.ts';
import { api } from '#src/api/base.ts';
import { renderContactSlots, renderReferenceSlot } from '#src/features/contact/contact-slots.tsx';
import { JaNotice } from '#src/features/language/language-switch.tsx';
import { createI18nRegistry, type I18nRegistry } from '#src/i18n/i18n-registry.ts';
import { isErrorPageData } from '#src/pages/page-module.ts';
import { createRoutes, findPageRoute } from '#src/routes.tsx';
import { createStore, localeSet } from '#src/state/store.ts';
import { ImagePreloadContext } from '#src/ui/media/picture.tsx';
import type { AppContext } from '../app-context.ts';
import type { DocumentState } from '../boot/prepare-hydration.ts';
import type { PageHandle } from '../navigation/load-page.ts';
import { findPageFile } from '../navigation/page-modules.ts';
import { collectQueries } from './collect-queries.ts';

/** The i18next instances of pages that need the same words. One with more would hide that a page names too few. */
const registries = new Map<string, I18nRegistry>();

function registryOf(url: string): I18nRegistry {
  const match = resolveRoute(url);
  const key = match.kind === 'page' ? `${match.locale}/${match.page}` : url;
  const registry = registries.get(key) ?? createI18nRegistry();
  registries.set(key, registry);
  return registry;
}

/** Renders one page with a store of its own. Throws when a loader or the rendering fails. */
export async function renderPage(url: string): Promise<PrerenderedPage> {
  const app: AppContext = {
    store: createStore({ localApi: answerPosts }, api.middleware),
    i18n: registryOf(url),
    readIndex: async (type, locale) => indexOf(type, locale),
  };
  // As in a browser, the router knows the route at hand: comparing an address with all of them takes longer than reading the post.
  const route = findPageRoute(app, url);
  const handler = createStaticHandler(createRoutes(app, route ? [route] : []));
  const context = await handler.query(new Request(`http://localhost${url}`));
  if (context instanceof Response) throw new Error(`${url} has no document: it redirects to ${context.headers.get('location')}`);
  if (context.errors) {
    const [error] = Object.values(context.errors);
    throw new Error(`${url} cannot be rendered: ${(error as Error).stack ?? JSON.stringify(error)}`);
  }
  const leaf = context.matches.at(-1);
  if (!leaf) throw new Error(`${url} matches no route`);
  const { page, locale } = leaf.route.handle as PageHandle;
  const data = context.loaderData[leaf.route.id ?? ''];
  if (isErrorPageData(data) && !page.status) throw new Error(`${url} leads to no page`);
  app.store.dispatch(localeSet(locale ?? DEFAULT_LOCALE));

  let preloadImage: PreloadImage | undefined;
  const helmetContext: { helmet?: HelmetServerState } = {};
  const router = createStaticRouter(handler.dataRoutes, context);
  const errors: string[] = [];
  const { prelude } = await prerender(
    <HelmetProvider context={helmetContext}>
      <ImagePreloadContext.Provider
        value={(image) => {
          preloadImage ??= image;
        }}
      >
        <Provider store={app.store}>
          <StaticRouterProvider hydrate={false} context={context} router={router} />
        </Provider>
      </ImagePreloadContext.Provider>
    </HelmetProvider>,
    // What fails within a Suspense boundary is reported here alone: `renderToString` leaves it to the browser without a word.
    {
      onError: (error, { componentStack = '' }) => void errors.push(`${error} (in ${/at (\w+)/.exec(componentStack)?.[1]})`),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (errors.length > 0) throw new Error(`${url} cannot be rendered: ${errors[0]}`);
  const { helmet } = helmetContext;
  if (!helmet) throw new Error(`${url} has been rendered without a head`);
  const hasApp = !page.withoutApp;
  const { queries } = collectQueries(app.store, page);
  const id = leaf.params.id;
  return {
    pageId: page.id,
    locale,
    ...(id !== undefined && { id }),
    markup: await new Response(prelude).text(),
    head: {
      htmlAttributes: helmet.htmlAttributes.toString(),
      title: helmet.title.toString(),
      meta: helmet.meta.toString(),
      link: helmet.link.toString(),
    },
    state: hasApp ? ({ page: page.id, locale, data, ...(queries && { queries }) } satisfies DocumentState) : undefined,
    tail: renderToStaticMarkup(<JaNotice />),
    namespaces: page.namespaces,
    moduleFile: hasApp && !page.status ? findPageFile(page.id) : undefined,
    restoreFile: hasApp && queries ? 'src/app/boot/transfer-state.ts' : undefined,
    ...(preloadImage && { preloadImage }),
    ...(page.id === 'contact' && { slots: renderContactSlots(app.i18n.get(locale), renderToString) }),
    ...(page.id === 'contactSent' && { referenceSlot: renderReferenceSlot(app.i18n.get(locale), renderToString) }),
  };
}

/** The index of a type as the pipeline wrote it; a type without a post has none. */
function indexOf(type: PostType, locale: Locale): PostIndex {
  return readIndex(type, locale) ?? { type, pageSize: PAGE_SIZES[type], posts: [] };
}

/** Answers the API's requests for posts from the pipeline's files, with the function that the server calls. Undefined: not found. */
function answerPosts(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, , type, id] = pathname.split('/') as [string, string, PostType, string?];
  const locale = searchParams.get('locale') as Locale;
  if (!PAGES.some(({ posts }) => posts?.type === type)) throw new Error(`the prerenderer cannot answer ${path}`);
  if (!id) return listPosts(indexOf(type, locale), readListQuery(type, searchParams).query);
  return readPost(type, locale, id);
}
