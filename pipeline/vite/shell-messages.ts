import type { Plugin } from 'vite';
import { LOCALES, type Locale, localeIn } from '../../core/site/locales.ts';

/** A module for each language, which is asked for when it is needed. */
export const importEach = (moduleOf: (locale: Locale) => string): string =>
  `export default { ${LOCALES.map((locale) => `${locale}: () => import('${moduleOf(locale)}')`).join(', ')} }`;

/** `site:shells`: the English src/i18n/shell-messages.ts, and what it becomes with another language's folder. */
export const shellMessagesPlugin = (): Plugin => ({
  name: 'site:shell-messages',
  load: {
    filter: { id: /^\0site:shells$/ },
    handler: () => importEach((locale) => `/src/i18n/shell-messages.ts?${locale}`),
  },
  transform: {
    filter: { id: /\/src\/i18n\/shell-messages\.ts\?/ },
    handler: (code, id) => ({ code: code.replace(/(?<=(?:locales|affiliates)\/)en\b/g, localeIn(id) as string), map: null }),
  },
});
