import type { Plugin } from 'vite';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { readTokens } from '../content/words.ts';

const WORDS = /\/(?:locales\/(en|ko)\/[\w-]+|content\/ja-notice)\.json$/;

/**
 * Fills brand and fact tokens when a locale file is bundled, so that neither file reaches a browser.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'site:words',
    enforce: 'pre',
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const locale = (WORDS.exec(id.split('?', 1)[0] as string)?.[1] ?? 'en') as Locale;
        const words = fillAll(JSON.parse(code.normalize('NFC')), readTokens(locale));
        return { code: JSON.stringify(words), map: null };
      },
    },
  };
}
