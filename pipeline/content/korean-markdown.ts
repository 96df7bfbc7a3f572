import { type MarkedExtension, type Token, Tokenizer } from 'marked';

/**
 * Reads Markdown as Koreans write it, where CommonMark knows only texts with spaces around each word. What could be meant in two
 * ways is refused.
 * @param errors Where the errors are put.
 */
export function koreanMarkdown(errors: string[]): MarkedExtension {
  return {
    tokenizer: {
      // Korean writes ranges with `~`: strike-through is off.
      del: () => undefined,
      emStrong(source, masked, before = '') {
        const isAfterLetter = OPENING.test(source) && /\p{Lo}/u.test(before);
        return Tokenizer.prototype.emStrong.call(this, source, masked, isAfterLetter ? ' ' : before);
      },
      url(source) {
        if (!/^(?:https?:\/\/|www\.)/i.test(source)) return false;
        const [address = ''] = /^[!-~]*/.exec(source) ?? [];
        const [next] = /^\p{L}+/u.exec(source.slice(address.length)) ?? [];
        // An address goes on after these signs.
        if (next && /[/.=&?#%_~+-]$/.test(address))
          errors.push(`address '${address}${next}': its end is unclear; put a space after the address, or write [words](address)`);
        return Tokenizer.prototype.url.call(this, address);
      },
      list: (source) => (DATE.test(source) ? undefined : false),
    },
    hooks: { emStrongMask: maskLetters },
    walkTokens(token) {
      const error = numberingError(token);
      if (error) errors.push(error);
    },
  };
}

/** A mark of emphasis before a sign with which a word may begin: a bracket, a quotation mark, a minus. */
const OPENING = /^(?:\*+|_+)(?![\p{Pe}\p{Pf},.;:!?*_])[\p{P}\p{S}]/u;

/**
 * Hangul and other scripts without capitals, where a letter touches an emphasis mark: `**공장(송도)**의`. CommonMark accepts such a mark only
 * beside a space or a sign, so the parser sees these letters as a sign.
 */
const JOINED_LETTERS = [
  // After a mark that ends emphasis. Underscores end it before no letter at all.
  /(?<=(?![*_\p{Ps}\p{Pi}])[\p{P}\p{S}]\*+)\p{Lo}|(?<=(?![_\p{Ps}\p{Pi}])\S_+)\p{Lo}/gu,
  // Before a mark that begins it.
  /\p{Lo}(?=(?:\*+|_+)(?![\p{Pe}\p{Pf},.;:!?*_])[\p{P}\p{S}])/gu,
];

const maskLetters = (source: string) =>
  JOINED_LETTERS.reduce((masked, letter) => masked.replace(letter, ({ length }) => '+'.repeat(length)), source);

/** `2026. 3. 2.`, `2022. 6월`, `3. 2 ~ 3. 5` at the beginning of a line: a date, and no item of a list. */
const DATE = /^ {0,3}(?:\d{3,}[.)]|\d{1,2}\. {0,3}\d{1,2}(?:[.월일]| ?[~∼–-]))/;

/** A list shows its own numbers in place of those that were written. */
function numberingError(token: Token): string | undefined {
  if (token.type !== 'list' || !token.ordered) return undefined;
  const numbers = (token.items as { raw: string }[]).map(({ raw }) => Number.parseInt(raw, 10));
  const [first = 1] = numbers;
  const stray = numbers.find((number, at) => number !== first + at);
  if (stray === undefined || numbers.every((number) => number === first)) return undefined;
  return `a list is numbered ${numbers.join(', ')}, and would be shown in order; correct it, or write '${stray}\\.' where it is no number of the list`;
}
