import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { readSource } from './read-source.ts';

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
  const faults: ParseError[] = [];
  const value = parse(text, faults, { disallowComments: true });
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

function describeFault({ error, offset }: ParseError, text: string): string {
  const code = printParseErrorCode(error);
  return `line ${text.slice(0, offset).split('\n').length}: ${CURES[code] ?? `cannot be read as JSON (${code})`}`;
}

/** An object with names, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
