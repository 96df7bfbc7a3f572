import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import type { I18nRegistry } from '#src/i18n/i18n-registry.ts';

let head: typeof import('./head.tsx') | undefined;

/** Loads what a page that is gone to needs for its head: the code, and the titles of all pages. A document has its own head. */
export async function loadHead(i18n: I18nRegistry, locale: Locale): Promise<void> {
  const [module] = await Promise.all([import('./head.tsx'), i18n.load(locale, ['meta'])]);
  head = module;
}

export function LoadedHead() {
  const { i18n } = useTranslation();
  if (!head || !i18n.hasResourceBundle(i18n.language, 'meta')) return null;
  return import.meta.env.SSR ? <head.Head /> : <head.BrowserHead />;
}
