import type { Locale } from '#core/site/locales.ts';
import { SHELL, SHELL_NAMESPACES } from '#core/site/word-files.ts';

/** In the development server words are modules, one a file of locales/, which are replaced when they are edited. */
const files = import.meta.glob<object>('/locales/*/*.json', { import: 'default' });

const familySites = { en: () => import('site:affiliates/en'), ko: () => import('site:affiliates/ko') };

export async function readWords(locale: Locale, name: string): Promise<object> {
  if (name !== SHELL) return readFile(locale, name);
  const entries = SHELL_NAMESPACES.map(async (namespace) => [namespace, await readFile(locale, namespace)]);
  return { ...Object.fromEntries(await Promise.all(entries)), familySites: (await familySites[locale]()).default };
}

async function readFile(locale: Locale, name: string): Promise<object> {
  const load = files[`/locales/${locale}/${name}.json`];
  if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
  return load();
}
