import type { Token, Tokens } from 'marked';

/**
 * What Markdown would publish otherwise than it was written, or could mean in two ways: an error each, with its place and its cure. What
 * is left reaches the page with every letter and figure.
 */
export function findRefused(token: Token): string[] {
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
    /^\s*\|.*\|\s*$/m.test(raw) &&
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
  text: (token: Tokens.Text) => (token.tokens ? [] : SIGNS.map(([sign, cure]) => signError(token, sign, cure))),
};

/** `- 190 °C`, `- 5% `: an item, or a minus with a space. */
const MINUS = /^\s*-\s+[\d.,]+(?:\s*[~∼–-]\s*-?\s*[\d.,]+)?\s*(?:[%‰°℃℉]|도(?!\p{L}))/u;
/** `>10명`, `> 95%`, `>= 3`: a quotation, or more than something. */
const MORE = /^\s*>(?:\S|\s*[<=>≥≤~±+-]*\s*\d)/;

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
const SIGNS: readonly (readonly [RegExp, string])[] = [
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
