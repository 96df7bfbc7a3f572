import { NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPage, type Page } from '#core/site/pages.ts';
import type { PageModule } from '#src/pages/page-module.ts';
import type { AppContext } from '../app-context.ts';
import { loadPageModule } from './page-modules.ts';

/** When the loads that are under way began, in milliseconds since the epoch. */
const begun = new Map<string, number>();

/** Loads the module of a page and its words at the same time. The second call gets what the first one has loaded. */
export async function loadPage(app: AppContext, page: Page, locale: Locale): Promise<PageModule> {
  const key = keyOf(page, locale);
  if (!begun.has(key)) begun.set(key, Date.now());
  try {
    const [module] = await Promise.all([loadPageModule(page.id), app.i18n.load(locale, page.namespaces)]);
    return module;
  } finally {
    begun.delete(key);
  }
}

/** The same for the path of a link. */
export async function loadPageAt(app: AppContext, path: string): Promise<void> {
  const match = resolveRoute(path);
  if (match.kind === 'page') await loadPage(app, getPage(match.page), match.locale);
}

/**
 * Whether a load of the page hangs. A browser answers each further `import()` of a module with the one that is under way, also
 * when its connection is dead and the network has long been working again: only another document begins anew.
 */
export function isOverdue(page: Page, locale: Locale): boolean {
  const startedAt = begun.get(keyOf(page, locale));
  return startedAt !== undefined && Date.now() - startedAt >= NAVIGATION_TIMEOUT_MS;
}

function keyOf({ id }: Page, locale: Locale): string {
  return `${locale}/${id}`;
}
