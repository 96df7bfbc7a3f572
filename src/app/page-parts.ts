import type { Locale } from '#core/site/locales.ts';
import type { Page } from '#core/site/pages.ts';
import type { Words } from '#src/i18n/load-words.ts';
import { loadPageWords } from '#src/i18n/page-words.ts';
import type { PageModule } from '#src/pages/page-module.ts';
import { loadPageModule } from './page-modules.ts';

/** What a page is made of, beyond the shell. */
export interface PageParts {
  module: PageModule<unknown>;
  words: Words;
}

/** By name, from the tables of all pages: a file of its own, which the first page does without (written-parts.ts). */
export async function loadPageParts(page: Page, locale: Locale): Promise<PageParts> {
  const [module, words] = await Promise.all([loadPageModule(page.id), loadPageWords(locale, page.namespaces)]);
  return { module, words };
}
