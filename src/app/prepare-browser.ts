import { createBrowserHistory } from '@remix-run/router';
import { guard } from '#core/site/guard.ts';
import { pageOf } from '#core/site/pages.ts';
import { trackWhile } from '#src/features/analytics/page-views.ts';
import { isChunkError, reloadOnce, watchLeaving } from '#src/lib/web/reload-guard.ts';
import { localeSet } from '#src/state/slices.ts';
import { createStore } from '#src/state/store.ts';
import { setLive } from './app.tsx';
import { readState } from './document-state.ts';
import { STILL_MODULE } from './still-page.tsx';
import { loadParts } from './view.ts';
import { loadWrittenParts } from './written-parts.ts';

/**
 * Makes ready what the first render needs, so that it equals the prerendered document: state from its JSON block,
 * module and words of its page. A document without one (the development server) starts from its address.
 */
export async function prepareBrowser(): Promise<void> {
  watchLeaving();
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
  try {
    const history = createBrowserHistory({ v5Compat: true });
    const written = readState();
    const state = written ?? stateFromAddress();
    const page = pageOf(state.page);
    const context = { page, locale: state.locale, params: state.params };
    const known = written && (page.still ? { module: STILL_MODULE, words: {} } : await loadWrittenParts());
    const { module, i18n } = await loadParts(page, state.locale, known);
    const store = createStore({}, module.features);
    store.dispatch(localeSet(state.locale));
    // Before the first view counts itself.
    trackWhile(() => store.getState().consent.choice === 'accepted');
    const data = state.data === undefined ? await module.load?.(store, context) : (module.rehydrate?.(state.data) ?? state.data);
    if (state.data !== undefined) module.seed?.(store, context, data);
    setLive({ view: { ...context, module, i18n, data }, store, history });
  } catch (error) {
    // A deploy may have taken the chunks this document names; the page stays readable either way.
    if (isChunkError(error)) reloadOnce();
    throw error;
  }
}

function stateFromAddress() {
  const verdict = guard(location.pathname);
  if (verdict.kind === 'redirect') {
    location.replace(verdict.to);
    return { page: 'home' as const, locale: 'en' as const, params: {}, data: undefined };
  }
  return { page: verdict.page, locale: verdict.locale, params: verdict.params, data: undefined };
}
