import type { Locale } from '#core/site/locales.ts';
import type { Words } from './load-words.ts';

const files = import.meta.glob<object>(
  ['/locales/*/*.json', '!/locales/*/{common,menu,meta,messages,offer,popup,update,browser,saver}.json'],
  {
    import: 'default',
  },
);

/** A page's own namespaces in one locale. Throws for a namespace that has no file. */
export async function loadPageWords(locale: Locale, namespaces: readonly string[]): Promise<Words> {
  const entries = namespaces.map(async (name) => {
    const load = files[`/locales/${locale}/${name}.json`];
    if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
    return [name, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
