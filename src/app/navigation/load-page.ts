import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPage, type Page } from '#core/site/pages.ts';
import type { PageModule } from '#src/pages/page-module.ts';
import type { AppContext } from '../app-context.ts';
import { loadPageModule } from './page-modules.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** Loads the module of a page and its words at the same time. The second call gets what the first one has loaded. */
export async function loadPage(app: AppContext, page: Page, locale: Locale): Promise<PageModule> {
  const [module] = await withTimeLimit(Promise.all([loadPageModule(page.id), app.i18n.load(locale, page.namespaces)]));
  return module;
}

/** The same for the path of a link. */
export async function loadPageAt(app: AppContext, path: string): Promise<void> {
  const match = resolveRoute(path);
  if (match.kind === 'page') await loadPage(app, getPage(match.page), match.locale);
}
