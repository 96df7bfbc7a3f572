import type { Locale } from '../../core/site/locales.ts';
import { readNamespace } from '../../pipeline/content/content-files.ts';

/** The words of one namespace, tokens filled, as the site prints them. */
// biome-ignore lint/suspicious/noExplicitAny: words are trees of strings
export const wordsOf = (locale: Locale, namespace: string): any => readNamespace(locale, namespace);
