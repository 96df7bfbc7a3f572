import type { Plugin } from 'vite';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { joinShown } from '../content/join-korean.ts';
import { readTokens } from '../content/words.ts';

const WORDS = /\/(?:locales\/(en|ko)\/([\w-]+)|content\/ja-notice)\.json$/;

/**
 * Fills brand and fact tokens when a locale file is bundled, so that neither file reaches a browser; what Korean pages show is
 * joined where a line would break within a word.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'site:words',
    enforce: 'pre',
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const [, locale = 'en', namespace = ''] = (WORDS.exec(id.split('?', 1)[0] as string) ?? []) as [string?, Locale?, string?];
        const words = fillAll(JSON.parse(code.normalize('NFC')), readTokens(locale));
        return { code: JSON.stringify(joinShown(words, locale, namespace)), map: null };
      },
    },
  };
}
