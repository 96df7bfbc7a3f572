import { readdirSync, readFileSync } from 'node:fs';
import * as jsonc from 'jsonc-parser';
import * as yaml from 'yaml';
import type { Locale } from '../../core/site/locales.ts';

/** Reads a file of UTF-8: Hangul composed, invisible signs removed. Throws, with a cure, for another encoding or a forbidden sign. */
export function readSource(path: string): string {
  const bytes = readFileSync(path);
  const text = tryDecode(bytes, 'utf-8');
  if (text === undefined || text.includes('\0'))
    throw new Error(`is not UTF-8, but ${nameEncoding(bytes)}: save it as UTF-8 (in Notepad: Save As, Encoding: UTF-8)`);
  const lines = text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const control = controlIn(lines);
  if (control) throw new Error(`line ${lineOf(lines, control.index)}: holds ${control.error}`);
  return lines;
}

/** The path of a file in a folder, by its name in a text; undefined where it is not there. A Mac takes the syllables of names apart. */
export function findFile(folder: string, name: string): string | undefined {
  const found = readdirSync(folder).find((file) => file.normalize() === name.normalize());
  return found && `${folder}/${found}`;
}

/** What Word and PDFs leave within words, such as soft hyphens and zero-width spaces; but for the joints of an emoji. */
const INVISIBLE = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\p{DI}|(?![\u200d\ufe0e\ufe0f])\p{DI}/gu;

/** What XML cannot hold, what a wrong encoding leaves behind, and bullets of a word processor's font; no tab, no line break. */
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd]/u;

function controlIn(text: string): { index: number; error: string } | undefined {
  const match = CONTROL.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, match.index).split('\n').at(-1)?.slice(-20);
  return { index: match.index, error: `the sign U+${code} after '${before}', which cannot be published; delete it` };
}

/** The same for the values of a file, where such a sign is written as an escape. */
function controlErrors(values: unknown): string[] {
  const errors: string[] = [];
  JSON.stringify(values, (field, value) => {
    const control = typeof value === 'string' ? controlIn(value) : undefined;
    if (control) errors.push(`'${field}' holds ${control.error}`);
    return value;
  });
  return errors;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Old Korean editors write CP949, an extension of EUC-KR; Windows calls UTF-16 "Unicode". */
function nameEncoding(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0)) return 'UTF-16';
  const korean = tryDecode(bytes, 'euc-kr');
  return korean !== undefined && /[가-힣]{2}/.test(korean) ? 'CP949 (EUC-KR)' : 'another encoding';
}

/** A byte order mark at its beginning is left out. */
function tryDecode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A JSON file of the content folder, or undefined with an error that names it. */
export function readJson(content: string, file: string, errors: string[]): unknown {
  return readJsonFile(`${content}/${file}`, `content/${file}`, errors);
}

/** A JSON file that people write, or undefined with an error that calls it `name`. */
export function readJsonFile(path: string, name: string, errors: string[]): unknown {
  let text: string;
  try {
    text = readSource(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    errors.push(code === 'ENOENT' ? `${name}: missing; bring it back, at least as \`{}\`` : `${name}: ${message}`);
    return undefined;
  }
  const faults: jsonc.ParseError[] = [];
  const value = jsonc.parse(text, faults, { disallowComments: true });
  const [first] = faults;
  const found = first ? [describeFault(first, text)] : controlErrors(value);
  if (found.length === 0) return value;
  errors.push(...found.map((error) => `${name}: ${error}`));
  return undefined;
}

/** What people forget most, in words of their own. */
const CURES: Record<string, string> = {
  CommaExpected: 'a comma is missing at the end of the line before; add it',
  PropertyNameExpected: 'a name is missing; remove the comma before it, or write `"name": value`',
  ValueExpected: 'a value is missing; write it, or remove the comma before it',
  ColonExpected: 'a colon is missing between name and value; write `"name": value`',
  CloseBraceExpected: 'a closing brace } is missing; add it',
  CloseBracketExpected: 'a closing bracket ] is missing; add it',
  UnexpectedEndOfString: 'a quotation mark is missing at the end of a text; add it, and write one within a text as \\"',
  InvalidCharacter: 'a text has a line break or a tab in it; write \\n, or put all of it on one line',
  InvalidEscapeCharacter: 'a text has a backslash that means nothing; write it twice',
  InvalidCommentToken: 'JSON has no comments; remove it',
  EndOfFileExpected: 'something stands after the end; remove it',
};

function describeFault({ error, offset }: jsonc.ParseError, text: string): string {
  const code = jsonc.printParseErrorCode(error);
  return `line ${lineOf(text, offset)}: ${CURES[code] ?? `cannot be read as JSON (${code})`}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a post's file in a language, as the editor in the browser names it. */
export const postFileName = (locale: Locale) => `index.${locale}.md`;

export interface PostFile {
  fields: Record<string, unknown>;
  body: string;
  mobile: string | undefined;
}

/** What goes wrong most in words of our own: those of the parser speak of its grammar. */
const YAML_CURES: Partial<Record<yaml.ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a value with a colon and a space stands in quotes, such as title: 'Plant tour: neighbours'",
  BLOCK_IN_FLOW: "a value with a colon and a space stands in quotes, such as caption: 'Plant tour: neighbours'",
  MISSING_CHAR: 'a quotation mark is missing at the end of a value; add it',
  BAD_DQ_ESCAPE: 'a backslash in quotation marks means something else; put the value in single quotes',
  DUPLICATE_KEY: 'a field stands twice; keep one',
  TAB_AS_INDENT: 'a line begins with a tab; write spaces',
  MULTILINE_IMPLICIT_KEY: 'a line is no field; write `name: value`, and a long value on one line',
  BAD_INDENT: 'a line begins with spaces that do not fit; begin each field at the start of its line',
};

/** Of the other errors nearly all mean this. */
const QUOTE = 'a value begins with a sign that means something else, or goes on after its quotes; put all of it in quotes';

const MOBILE_MARK = /^<!-- mobile -->\s*$/m;

/** The front matter between two lines of three hyphens, after blank lines perhaps; and what follows it. */
const PARTS = /^(\s*---[^\S\n]*\n)([\s\S]*?\n)??---[^\S\n]*(?:\n([\s\S]*))?$/;

/** A line of dashes, as word processors make them of three hyphens. */
const DASHES = /^(?!---\s*$)(?:--+|(?=.*[^-\s])[\p{Pd}−─ー]+)[^\S\n]*$/mu;

/** Splits a Markdown file with YAML front matter. Throws with a hint when the front matter is missing or unreadable. */
export function readPostFile(text: string): PostFile {
  const [, opening = '', head = '', rest = ''] = PARTS.exec(text) ?? [];
  const before = lineOf(opening, opening.length) - 1;
  const dashes = DASHES.exec(opening ? head : text);
  if (dashes)
    throw new Error(
      `line ${before + lineOf(opening ? head : text, dashes.index)}: '${dashes[0].trim()}' is no mark of the front matter; write \`---\``,
    );
  if (!opening) throw new Error('has no front matter: start the file with `---`, the fields, and `---` again');
  const fields = readFields(head.trimEnd(), before);
  const [body = '', mobile, ...more] = rest.split(MOBILE_MARK);
  if (more.length > 0) throw new Error('has more than one `<!-- mobile -->`: keep one');
  return { fields, body: body.trim(), mobile: mobile?.trim() };
}

/** A post's file as the editor in the browser writes it: what is not edited there stays as it is. */
export function writePostFile(fields: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${yaml.stringify(fields, null, { lineWidth: 0, singleQuote: true })}---\n${body && `\n${body}\n`}`;
}

/** @param before Lines of the file before the front matter. */
function readFields(head: string, before: number): Record<string, unknown> {
  const fail = (offset: number, cure: string) => {
    throw new Error(`front matter cannot be read: line ${before + lineOf(head, offset)}: ${cure}`);
  };
  const name = /^([\w-]+)\s*(?:：|:(?! |\t|$))/m.exec(head);
  if (name) fail(name.index, `write '${name[1]}: ', a colon and a space, before the value`);
  const document = yaml.parseDocument(head, { schema: 'failsafe' });
  yaml.visit(document, {
    Node(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      // YAML reads ` #` as the beginning of a comment.
      if (node.comment && (node as yaml.Scalar).type === 'PLAIN') fail(end, "a value ends before ' #'; put all of it in quotes");
      if (yaml.isAlias(node) || node.anchor || node.tag) fail(start, QUOTE);
      // The editor in the browser reads a number or null, and would write `1` or `1000`.
      const { type, source = '' } = node as yaml.Scalar;
      if (type === 'PLAIN' && (/^(?:~|null)$/i.test(source) || ![source, 'NaN'].includes(String(Number(source || Number.NaN)))))
        fail(start, `${source} means something else as a number or as nothing; put it in quotes`);
    },
  });
  const [error] = document.errors;
  if (error) fail(error.pos[0], YAML_CURES[error.code] ?? QUOTE);
  const fields = document.toJS() ?? {};
  if (!isRecord(fields)) throw new Error('front matter cannot be read: write each field as `name: value`');
  const [control] = controlErrors(fields);
  if (control) throw new Error(control);
  return fields;
}
