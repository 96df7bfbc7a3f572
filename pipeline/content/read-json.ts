import { readFileSync } from 'node:fs';

/** A JSON file of the content folder, or undefined with an error that names it. */
export function readJson(content: string, file: string, errors: string[]): unknown {
  try {
    return JSON.parse(readFileSync(`${content}/${file}`, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const [reason] = (error as Error).message.split('\n');
    errors.push(`content/${file}: ${isMissing ? 'missing; bring it back, at least as `{}`' : `cannot be read as JSON: ${reason}`}`);
    return undefined;
  }
}

/** An object with names, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
