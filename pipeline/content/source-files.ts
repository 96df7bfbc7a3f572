import { readFileSync } from 'node:fs';
import * as jsonc from 'jsonc-parser';
import * as yaml from 'yaml';

/**
 * Reads a file that people write: UTF-8, with or without a byte order mark. Throws where it is in another encoding, and says in which
 * one and what to do.
 */
export function readSource(path: string): string {
  const bytes = readFileSync(path);
  const text = tryDecode(bytes, 'utf-8');
  if (text !== undefined && !text.includes('\0')) return text;
  throw new Error(`is not UTF-8, but ${nameEncoding(bytes)}: save it as UTF-8 (in Notepad: Save As, Encoding: UTF-8)`);
}

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

/**
 * A JSON file that people write, or undefined with an error.
 * @param name What the error calls it.
 */
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
  if (!first) return value;
  errors.push(`${name}: ${describeFault(first, text)}`);
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
  return `line ${text.slice(0, offset).split('\n').length}: ${CURES[code] ?? `cannot be read as JSON (${code})`}`;
}

/** An object with names, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A post's file, split: front matter, body, and the mobile variant where one is written. */
export interface PostFile {
  fields: Record<string, unknown>;
  body: string;
  mobile: string | undefined;
}

/** What goes wrong most in words of our own: those of the parser speak of its grammar. */
const YAML_CURES: Partial<Record<yaml.ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a value with a colon and a space stands in quotes, such as title: 'Plant tour: neighbours'",
  MISSING_CHAR: 'a quotation mark is missing at the end of a value; add it',
  DUPLICATE_KEY: 'a field stands twice; keep one',
  TAB_AS_INDENT: 'a line begins with a tab; write spaces',
  MULTILINE_IMPLICIT_KEY: 'a line is no field; write `name: value`, and a long value on one line',
  BAD_INDENT: 'a line begins with spaces that do not fit; begin each field at the start of its line',
  UNEXPECTED_TOKEN: 'a value begins with a sign that means something else; put it in quotes',
};

const MOBILE_MARK = /^<!-- mobile -->\s*$/m;

/** Splits a Markdown file with YAML front matter. Throws with a hint when the front matter is missing or unreadable. */
export function readPostFile(text: string): PostFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n'));
  if (!match) throw new Error('has no front matter: start the file with `---`, the fields, and `---` again');
  const fields = readFields(match[1] as string);
  const [body = '', mobile, ...more] = (match[2] as string).split(MOBILE_MARK);
  if (more.length > 0) throw new Error('has more than one `<!-- mobile -->`: keep one');
  return { fields, body: body.trim(), mobile: mobile?.trim() };
}

/** Lines are counted in the file, where the first is `---`. */
function readFields(head: string): Record<string, unknown> {
  let fields: unknown;
  try {
    fields = yaml.parse(head, { schema: 'failsafe' }) ?? {};
  } catch (error) {
    const line = error instanceof yaml.YAMLParseError ? `line ${(error.linePos?.[0].line ?? 0) + 1}: ` : '';
    const [message = ''] = (error as Error).message.split('\n');
    const cure = error instanceof yaml.YAMLParseError ? YAML_CURES[error.code] : undefined;
    throw new Error(`front matter cannot be read: ${line}${cure ?? message.replace(/ at line \d+, column \d+:?$/, '')}`);
  }
  if (typeof fields !== 'object' || Array.isArray(fields))
    throw new Error('front matter cannot be read: write each field as `name: value`');
  return fields as Record<string, unknown>;
}
