import type { i18n as I18n } from 'i18next';
import { guard } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { type Page, type PageId, pageOf } from '#core/site/pages.ts';
import { addWords, createI18n } from '#src/i18n/create-i18n.ts';
import { loadShellWords } from '#src/i18n/load-words.ts';
import { NotFoundError, type PageContext, type PageModule } from '#src/pages/page-module.ts';
import type { Store } from '#src/state/store.ts';
import type { PageParts } from './page-parts.ts';

/** A page with everything it needs to render at once: no part of it loads while it shows. */
export interface View extends PageContext {
  module: PageModule<unknown>;
  i18n: I18n;
  data: unknown;
}

const instances = new Map<Locale, I18n>();

/**
 * Module and words of a page. In the browser each locale keeps one i18next instance; the prerenderer makes its own.
 * @param known The parts, where they are at hand already.
 */
export async function loadParts(page: Page, locale: Locale, known?: PageParts): Promise<Pick<View, 'module' | 'i18n'>> {
  const [{ module, words }, shell] = await Promise.all([
    known ?? import('./page-parts.ts').then(({ loadPageParts }) => loadPageParts(page, locale)),
    instances.has(locale) ? {} : loadShellWords(locale),
  ]);
  const instance = instances.get(locale) ?? createI18n(locale, shell);
  addWords(instance, locale, words);
  if (!import.meta.env.SSR) instances.set(locale, instance);
  return { module, i18n: instance };
}

/** What a path leads to: a view, or another path (spec 5). */
export type Destination = { view: View } | { redirect: string };

/**
 * Runs the guard and loads all that the page needs. Rejects when a part cannot be had; a missing post is the 404 page,
 * unless its address has moved.
 */
export async function loadView(url: string, store: Store, isAbove = false): Promise<Destination> {
  const verdict = guard(url);
  if (verdict.kind === 'redirect') return { redirect: verdict.to };
  const { locale, params } = verdict;
  if (verdict.page !== 'error404') {
    try {
      return { view: await load(verdict.page, locale, params, store, isAbove) };
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  const { movedAddress } = await import('./moved-address.ts');
  const moved = await movedAddress(url);
  return moved ? { redirect: moved } : { view: await load('error404', locale, {}, store) };
}

async function load(id: PageId, locale: Locale, params: { id?: string }, store: Store, isAbove = false): Promise<View> {
  const page = pageOf(id);
  const context = { page, locale, params };
  const parts = await loadParts(page, locale);
  if (parts.module.features) store.addFeatures(parts.module.features);
  // What stands in a dialog needs less than its page.
  const data = isAbove && parts.module.Overlay ? undefined : await parts.module.load?.(store, context);
  return { ...context, ...parts, data };
}
