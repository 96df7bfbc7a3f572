import { isTooShort, tidyText } from './search-address.ts';

/** Quiet time after a key before the server is asked, in milliseconds. */
export const QUIET = 160;

/** A syllable that is still being put together is not asked for: `송ㄷ` is on its way to `송도`. */
export function ripeText(text: string): string {
  return tidyText(tidyText(text).replace(/[ㄱ-ㆎ]+$/, ''));
}

/**
 * Asks for suggestions while someone types: not with every key, never for a text too short, and an answer that comes
 * after a later question is dropped. A failure shows nothing.
 */
export function createSuggester<Answer>(ask: (q: string) => Promise<Answer>, show: (answer: Answer | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let asked = '';
  return {
    type(text: string) {
      const q = ripeText(text);
      if (q === asked) return;
      asked = q;
      const mine = ++turn;
      clearTimeout(timer);
      if (isTooShort(q)) {
        show(undefined);
        return;
      }
      timer = setTimeout(() => {
        ask(q).then(
          (answer) => mine === turn && show(answer),
          () => mine === turn && show(undefined),
        );
      }, QUIET);
    },
    stop() {
      turn += 1;
      clearTimeout(timer);
    },
  };
}
