import type { Locale } from '#core/site/locales.ts';
import type { Words } from './load-words.ts';

/** All but the shell's words (shell-en.ts), those of the upgrade notice, which runs without the app, and those of the staff's report. */
const files = import.meta.glob<object>(['/locales/*/*.json', '!/locales/*/{common,errors,menu,meta,messages,browser,report}.json'], {
  import: 'default',
});

/** Namespaces of a page or a feature in one locale. Throws for a namespace that has no file. */
export async function loadPageWords(locale: Locale, namespaces: readonly string[]): Promise<Words> {
  const entries = namespaces.map(async (name) => {
    const load = files[`/locales/${locale}/${name}.json`];
    if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
    return [name, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
