import { type ErrorCode, parse, YAMLParseError } from 'yaml';

/** A post's file, split: front matter, body, and the mobile variant where one is written. */
export interface PostFile {
  fields: Record<string, unknown>;
  body: string;
  mobile: string | undefined;
}

/** What goes wrong most in words of our own: those of the parser speak of its grammar. */
const CURES: Partial<Record<ErrorCode, string>> = {
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
    fields = parse(head, { schema: 'failsafe' }) ?? {};
  } catch (error) {
    const line = error instanceof YAMLParseError ? `line ${(error.linePos?.[0].line ?? 0) + 1}: ` : '';
    const [message = ''] = (error as Error).message.split('\n');
    const cure = error instanceof YAMLParseError ? CURES[error.code] : undefined;
    throw new Error(`front matter cannot be read: ${line}${cure ?? message.replace(/ at line \d+, column \d+:?$/, '')}`);
  }
  if (typeof fields !== 'object' || Array.isArray(fields))
    throw new Error('front matter cannot be read: write each field as `name: value`');
  return fields as Record<string, unknown>;
}
