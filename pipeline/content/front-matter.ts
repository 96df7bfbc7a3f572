import { parse } from 'yaml';

/** A post's file, split: front matter, body, and the mobile variant where one is written. */
export interface PostFile {
  fields: Record<string, unknown>;
  body: string;
  mobile: string | undefined;
}

const MOBILE_MARK = /^<!-- mobile -->\s*$/m;

/** Splits a Markdown file with YAML front matter. Throws with a cure when the front matter is missing or unreadable. */
export function readPostFile(text: string): PostFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n'));
  if (!match) throw new Error('has no front matter: start the file with `---`, the fields, and `---` again');
  let fields: unknown;
  try {
    fields = parse(match[1] as string, { schema: 'failsafe' });
  } catch (error) {
    throw new Error(`front matter cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  const [body = '', mobile, ...more] = (match[2] as string).split(MOBILE_MARK);
  if (more.length > 0) throw new Error('has more than one `<!-- mobile -->`: keep one');
  return { fields: (fields ?? {}) as Record<string, unknown>, body: body.trim(), mobile: mobile?.trim() };
}
