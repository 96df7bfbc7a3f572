import type { Locale } from '#core/site/locales.ts';
import { named, type Words } from './load-words.ts';

const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/{common,menu,meta,messages,offer,popup,browser}.json'], {
  import: 'default',
});

/** A page's own namespaces in one locale. */
export function loadPageWords(locale: Locale, namespaces: readonly string[]): Promise<Words> {
  return named(namespaces, (name) => files[`/locales/${locale}/${name}.json`], locale);
}
