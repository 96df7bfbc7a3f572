import type { Locale } from '#core/site/locales.ts';
import type words from '#locales/en/contact.json';

export type ContactWords = typeof words;

/** The page stands still: its words are in the document, but not yet in the browser. */
export async function loadContactWords(locale: Locale): Promise<ContactWords> {
  const { default: loaded } = await (locale === 'ko' ? import('#locales/ko/contact.json') : import('#locales/en/contact.json'));
  return loaded;
}
