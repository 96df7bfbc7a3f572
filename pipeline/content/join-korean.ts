import type { Locale } from '../../core/site/locales.ts';

const JOINER = '\u2060';

/** A word, and a bracket that belongs to it: `접합체(ADC)`. */
const BRACKET = /[\p{L}\p{N}]+\([^\s()]+\)/gu;
/** As many fit a narrow column; a longer word may break before its bracket, or browsers would break it anywhere. */
const BRACKET_MAX = 9;
/** A particle after a bracket: `(CoC)를`. */
const PARTICLE = /\)(?=\p{Script=Hangul})/gu;
/** Words between which a dot stands: `언론·홍보`. */
const DOTTED = /[\p{L}\p{N}]+(?:·[\p{L}\p{N}]+)+/gu;
/** As many fit a line of a phone. */
const DOTTED_MAX = 12;
/** `할 수 있다`: its short words stay together. `찾을 수 없습니다` is a message whose signs spec 8 fixes. */
const CAN = /(?<=(?:^|\s)\S{1,6}) 수 (?=있)/gu;
/** A span, `21시~8시`. */
const SPAN = /(?<=[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu;
/** A hyphen of a number, `1833-6972`, but of none that is called with its country's code: those become links that stay on one line. */
const NUMBER = /(?<!\+[\d-]*)(?<=\d)-(?=\d)/gu;

/** Joins Korean words where browsers would break a line within them: at a bracket, a middle dot, the hyphen of a number; and `수` with its verb. */
export function joinKorean(text: string): string {
  if (!/\p{Script=Hangul}/u.test(text)) return text;
  return text
    .replace(BRACKET, (word) => (word.length > BRACKET_MAX ? word : word.replace('(', `${JOINER}(`)))
    .replace(PARTICLE, `)${JOINER}`)
    .replace(DOTTED, (words) => words.replaceAll('·', words.length > DOTTED_MAX ? `${JOINER}·` : `${JOINER}·${JOINER}`))
    .replace(CAN, '\u00a0수\u00a0')
    .replace(SPAN, `${JOINER}~${JOINER}`)
    .replace(NUMBER, `-${JOINER}`);
}

/** Words that stand in no page's body: titles and descriptions, mails, other names for the search. */
const UNSEEN: ReadonlySet<string> = new Set(['aliases', 'browser', 'mail', 'meta', 'staff']);

export function joinShown(words: unknown, locale: Locale, namespace: string): unknown {
  if (locale !== 'ko' || UNSEEN.has(namespace)) return words;
  return JSON.parse(JSON.stringify(words), (_, value) => (typeof value === 'string' ? joinKorean(value) : value));
}
