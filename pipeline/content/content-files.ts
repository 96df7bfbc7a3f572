import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { CONTENT } from '../paths.ts';
import { describeIssues } from './describe-issues.ts';
import { readJson } from './read-json.ts';
import { type ContentFile, type ContentOf, SCHEMAS } from './schemas.ts';

/** A site may have none of these; the others must be there. */
const NONE: Partial<Record<ContentFile, unknown>> = { 'leaders.json': [], 'popups.json': [], 'changelog.json': [] };

/** A file of content/ by its schema, or undefined, and what is wrong with it. */
export function checkContentFile<File extends ContentFile>(
  file: File,
  content: string = CONTENT,
): { value: ContentOf<File> | undefined; errors: string[] } {
  if (file in NONE && !existsSync(`${content}/${file}`)) return { value: NONE[file] as ContentOf<File>, errors: [] };
  const errors: string[] = [];
  const value = readJson(content, file, errors);
  if (errors.length > 0) return { value: undefined, errors };
  const result = v.safeParse(SCHEMAS[file] as v.GenericSchema<unknown, ContentOf<File>>, value);
  return result.success ? { value: result.output, errors } : { value: undefined, errors: describeIssues(`content/${file}`, result.issues) };
}

/** A file of content/. Throws with every error at once. */
export function readContentFile<File extends ContentFile>(file: File, content: string = CONTENT): ContentOf<File> {
  const { value, errors } = checkContentFile(file, content);
  if (value === undefined) throw new Error(errors.join('\n'));
  return value;
}
