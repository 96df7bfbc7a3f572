import { type MarkedExtension, type Token, Tokenizer, type Tokens } from 'marked';

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

/** Letters without capitals at an emphasis mark, `**공장(송도)**의`, which CommonMark wants beside a space or a sign. */
const JOINED_LETTERS = [
  // After a mark that ends emphasis. Underscores end it before no letter at all.
  /\p{Lo}(?<=(?![*_\p{Ps}\p{Pi}])[\p{P}\p{S}]\*+\p{Lo}|(?![_\p{Ps}\p{Pi}])\S_+\p{Lo})/gu,
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

/** No item of a list: a date (`2026. 3. 2.`, `3. 2 ~ 3. 5`, `5. 1 휴무`), a telephone number (`02. 123`), a plus. */
const NO_LIST =
  /^ {0,3}(?:\d{3,}[.)]|0\d[.)]|\d{1,2}\. {0,3}\d{1,2}(?:[.월일]| ?[~∼–-])|(?!1\.)\d{1,2}\. {0,3}\d{1,2}(?=[\s(（]|$)|\+(?!\S))/;

/** What Markdown would publish otherwise than it was written, or could mean in two ways: an error each, with place and cure. */
function findRefused(token: Token): string[] {
  const find = (FINDERS as Partial<Record<string, (token: Token) => (string | undefined | false)[]>>)[token.type];
  return find?.(token).filter((error) => typeof error === 'string') ?? [];
}

const quote = (text: string) => `'${text.trim().split('\n', 1)[0]?.slice(0, 40)}'`;

const FINDERS = {
  list: (list: Tokens.List) => [numberingError(list), lazyLineError(list.raw, /^(?:\s|(?:[-*]|\d+[.)])(?!\S))/, 'list')],
  list_item: ({ raw, text, task }: Tokens.ListItem) => [
    task && `${quote(raw)}: a post has no boxes to tick; take '[ ]' out`,
    !text.trim() && `${quote(raw)} is an item without words; write them, or '${raw.trim().replace(/(?=\W)/, '\\')}' for the sign`,
    MINUS.test(raw) &&
      `${quote(raw)} could be an item or a figure below zero; write an item with '*', and a minus without a space after it`,
  ],
  blockquote: ({ raw }: Tokens.Blockquote) => [
    lazyLineError(raw, /^\s*>/, 'quotation'),
    ...raw.split('\n').map((line) => MORE.test(line) && moreError(line)),
  ],
  heading: ({ raw, text }: Tokens.Heading) => [
    !/^ {0,3}#/.test(raw) &&
      `${quote(raw)} has a line of signs right below it; write '## ' before a heading, or leave an empty line between`,
    /[^\\#\s][^\S\n]+#+\s*$/.test(raw) && `the heading ${quote(raw)} would lose the '#' at its end; write '\\#'`,
    !text && `${quote(raw)} is a heading without words`,
  ],
  table: ({ raw, header }: Tokens.Table) =>
    raw
      .split('\n')
      .slice(2)
      .map((row) => rowError(row, header.length)),
  paragraph: ({ raw }: Tokens.Paragraph) => [
    raw.split('\n').some(isTableRow) &&
      `${quote(raw)} is no table yet; below its header it needs a line of hyphens with as many cells: | --- | --- |`,
    /^#{2,6}[^#\s]/m.test(raw) && `${quote(raw)} is no heading; write a space after the '#'`,
  ],
  code: ({ raw }: Tokens.Code) => [`${quote(raw)} would be shown as program code; begin its line without spaces and without \`\`\``],
  codespan: ({ raw }: Tokens.Codespan) => [
    /^`+\d|\]\(/.test(raw) && `${quote(raw)} would be shown as program code; take the '\`' out, and write ’ before a year`,
  ],
  def: ({ raw }: Tokens.Def) => [
    `${quote(raw)} would not be shown; write a link as [words](address), and a bracket before a colon as '\\['`,
  ],
  link: ({ raw, text, title }: Tokens.Link) => [
    !text.trim() && `the link ${quote(raw)} has no words; write [words](address)`,
    title && `the title of the link ${quote(raw)} would not be shown; take '${title}' out`,
  ],
  text: (token: Tokens.Text) => (token.tokens ? [] : MARKS.map(([sign, cure]) => signError(token, sign, cure))),
};

/** `| a | b |`, `--- | ---`, `| ---`: a row of a table, or the line below its header. */
function isTableRow(line: string): boolean {
  const row = line.trim();
  const cells = row.split('|').map((cell) => cell.trim());
  const isDelimiter = row.includes('|') && row.includes('-') && cells.every((cell) => /^:?-*:?$/.test(cell));
  return isDelimiter || (row.length > 1 && row.startsWith('|') && row.endsWith('|'));
}

/** `- 190 °C`, `- 5% `: an item, or a minus with a space. */
const MINUS = /^\s*-\s+[\d.,]+(?:\s*[~∼–-][\s-]*[\d.,]+)?\s*(?:[%‰°℃℉]|도(?!\p{L}))/u;
/** `>10명`, `> 95%`, `>= 3`: a quotation, or more than something. */
const MORE = /^\s*>(?:\S|[\s<=>≥≤~±+-]*\d)/;

const moreError = (line: string) =>
  `${quote(line)} could be a quotation or 'more than'; write '\\>' for the sign, and a quotation as '> ' before a word`;

/** A list shows its own numbers in place of those that were written. */
function numberingError({ ordered, items }: Tokens.List): string | undefined {
  if (!ordered) return undefined;
  const numbers = items.map(({ raw }) => Number.parseInt(raw, 10));
  const [first = 1] = numbers;
  const stray = numbers.find((number, at) => number !== first + at);
  if (stray === undefined) return undefined;
  return `a list is numbered ${numbers.join(', ')}, and would be shown in order; correct it, or write '${stray}\\.' where it is no number of the list`;
}

/** A line right below a list or a quotation becomes a part of it. */
function lazyLineError(raw: string, own: RegExp, block: string): string | undefined {
  const line = raw.split('\n').find((one) => one.trim() && !own.test(one));
  return line && `${quote(line)} stands right below a ${block} and would become a part of it; leave an empty line before it`;
}

/** Markdown drops the cells of a row beyond those of its header. */
function rowError(row: string, columns: number): string | false {
  const cells = row
    .replace(/\\./g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
  if (cells === 1 && !row.includes('|'))
    return `${quote(row)} stands right below a table and would become a row of it; leave an empty line before it`;
  return (
    cells > columns &&
    `the row ${quote(row)} has ${cells} cells below a header of ${columns}; write as many, and a '|' within a cell as '\\|'`
  );
}

/** Marks that are left in a text: of Markdown that did not become what it was meant for, or of another Markdown. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\*\*|__/, 'write no space inside the emphasis, and end it with the same sign'],
  [/＊＊/, 'write emphasis with the signs of an English keyboard: **words**'],
  [/\](?=\()|\](?=\[)/, 'write a link as [words](address), without spaces in the address, and other brackets with a space between them'],
  [
    /~~|==(?=[^\s=][^=]*==)|\[\^|\[\[|\$\$|:::|\[![A-Z]+\]|\^(?=[^\s^+*/=,()-]+\^)/,
    'it is a mark of another Markdown; write the words without it',
  ],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i, "it is HTML; write the sign itself, and '&' as '\\&'"],
];

function signError({ raw, text }: Tokens.Text, sign: RegExp, cure: string): string | undefined {
  const [found] = sign.exec(raw) ?? [];
  return found && `'${found}' is shown as it stands in ${quote(text)}; ${cure}`;
}
