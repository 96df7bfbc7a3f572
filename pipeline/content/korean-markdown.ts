import { type MarkedExtension, Tokenizer } from 'marked';
import { findRefused } from './refused-markdown.ts';

/**
 * Reads Markdown as Koreans write it: a line end is one, and a sign within a word stays a sign. CommonMark expects spaces around words.
 * What could be meant in two ways is refused.
 * @param errors Errors are added to it.
 */
export function koreanMarkdown(errors: string[]): MarkedExtension {
  return {
    breaks: true,
    tokenizer: {
      // Korean writes ranges with `~`: strike-through is off.
      del: () => undefined,
      emStrong(source, masked, before = '') {
        if (masked.at(-source.length) !== source[0]) return undefined;
        const isAfterLetter = OPENING.test(source) && /\p{Lo}/u.test(before);
        const token = Tokenizer.prototype.emStrong.call(this, source, masked, isAfterLetter ? ' ' : before);
        return token && isEmphasis(token.text, before, token.type) ? token : undefined;
      },
      url(source) {
        if (!/^(?:https?:\/\/|www\.)/i.test(source)) return false;
        const [address = ''] = /^[!-~]*/.exec(source) ?? [];
        const [next] = /^\p{L}+[/?#=&%]?/u.exec(source.slice(address.length)) ?? [];
        // An address goes on after these signs, and where what follows is no particle.
        if (next && (/[/.=&?#%_~+-]$/.test(address) || !PARTICLE.test(next)))
          errors.push(`address '${address}${next}': its end is unclear; put a space after the address, or write [words](address)`);
        return Tokenizer.prototype.url.call(this, address);
      },
      list: (source) => (NO_LIST.test(source) ? undefined : false),
    },
    hooks: {
      emStrongMask: maskLetters,
      preprocess(source) {
        const [link] = NO_LINK.exec(source) ?? [];
        if (link)
          errors.push(`'${link}': this is no link; write [words](address), with the brackets of an English keyboard and no space between`);
        return source;
      },
    },
    walkTokens: (token) => void errors.push(...findRefused(token)),
  };
}

/** Between letters or figures a mark is a sign: `4*6*9`, `HLA-A*02:01`, `단가*2)`. Only Hangul has words that emphasis begins or ends within. */
const SIGNS = /(?<=[\dA-Za-z])\*+(?=[\dA-Za-z])|(?<=[\p{L}\p{N}])\*(?=\p{N})/gu;

/** `수율*은 95%, 순도*는`, `수율(*)은, 순도(*)는` are notes; `뜻은*‘안전’*을` is emphasis. */
function isEmphasis(text: string, before: string, type: string): boolean {
  if (/^[\p{Pe}\p{Pf},.;:!?]|[\p{Ps}\p{Pi}]$/u.test(text)) return false;
  const isWithinWord = /[\p{L}\p{N}\p{Pe}\p{Pf}\p{So}%‰]/u.test(before);
  return type === 'strong' || !isWithinWord || /^[\p{P}\p{S}].*[\p{P}\p{S}]$/su.test(text);
}

/** A mark of emphasis before a sign with which a word may begin: a bracket, a quotation mark, a minus. */
const OPENING = /^(?:\*+|_+)(?![\p{Pe}\p{Pf},.;:!?*_~])[\p{P}\p{S}]/u;

/**
 * Hangul and other scripts without capitals, where a letter touches an emphasis mark: `**공장(송도)**의`. CommonMark accepts such a mark only
 * beside a space or a sign, so the parser sees these letters as a sign.
 */
const JOINED_LETTERS = [
  // After a mark that ends emphasis. Underscores end it before no letter at all.
  /(?<=(?![*_\p{Ps}\p{Pi}])[\p{P}\p{S}]\*+)\p{Lo}|(?<=(?![_\p{Ps}\p{Pi}])\S_+)\p{Lo}/gu,
  // Before a mark that begins it.
  /\p{Lo}(?=(?:\*+|_+)(?![\p{Pe}\p{Pf},.;:!?*_~])[\p{P}\p{S}])/gu,
];

const maskLetters = (source: string) =>
  JOINED_LETTERS.reduce(
    (masked, letter) => masked.replace(letter, ({ length }) => '+'.repeat(length)),
    // The parser takes `~` for no sign, since strike-through may stand within emphasis.
    source.replace(SIGNS, ({ length }) => 'a'.repeat(length)).replace(/~(?=[*_])|(?<=[*_])~/g, '+'),
  );

/** What may follow an address without a space. */
const PARTICLE =
  /^(?:에서?|에서?[는도의만]|으?로(?:부터)?|[은는이가을를의와과도만]|까지|부터|보다|처럼|이?라는|이란|이나|입니다|이며|이고|이다|임|및|등)$/;

/** A link with other brackets, or with a space between them. */
const NO_LINK = /(?:\][^\S\n]+[(（]|\]（|］[^\S\n]*[(（])\s*(?:https?:|www\.|page:|post:|mailto:)[^\s)）]*/i;

/**
 * At the beginning of a line no item of a list: a date (`2026. 3. 2.`, `2022. 6월`, `3. 2 ~ 3. 5`, `5. 1 휴무`), a telephone number (`02.
 * 123`), a plus.
 */
const NO_LIST =
  /^ {0,3}(?:\d{3,}[.)]|0\d[.)]|\d{1,2}\. {0,3}\d{1,2}(?:[.월일]| ?[~∼–-])|(?!1\.)\d{1,2}\. {0,3}\d{1,2}(?=[\s(（]|$)|\+(?!\S))/;
