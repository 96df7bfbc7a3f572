import type { Plugin } from 'vite';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { readTokens } from '../content/words.ts';

const WORDS = /\/(?:locales\/(en|ko)\/[\w-]+|content\/ja-notice)\.json$/;
/** The words of the app: those of the upgrade notice (browser.json) are not in it. */
const NAMESPACE = /\/locales\/(en|ko)\/(?!browser\.)([\w-]+)\.json$/;

/**
 * Fills brand and fact tokens when a locale file is bundled, so that neither file reaches a browser. In development an edited file
 * is sent to the page, which shows its words without loading anew (src/entry-client.tsx).
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'site:words',
    enforce: 'pre',
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const locale = (WORDS.exec(id.split('?', 1)[0] as string)?.[1] ?? 'en') as Locale;
        const words = fillAll(JSON.parse(code), readTokens(locale));
        return { code: JSON.stringify(words), map: null };
      },
    },
    async hotUpdate({ file, read }) {
      const [, locale, namespace] = NAMESPACE.exec(file) ?? [];
      if (!locale || !namespace || this.environment.name !== 'client') return undefined;
      const words = fillAll(JSON.parse(await read()), readTokens(locale as Locale));
      this.environment.hot.send('site:words', { locale, namespace, words });
      return [];
    },
  };
}
