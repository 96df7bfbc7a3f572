import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * Names for the classes of CSS modules: the file's number, and the class's own name. A hash in every name would cost a
 * fifth of the style sheet, since hashes do not compress. The numbers follow from the sorted list of files, so that
 * browser bundle and prerenderer agree.
 */
export function classNames(): (name: string, file: string) => string {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `src/${path.replace(/\\/g, '/')}`)
    .sort();
  return (name, file) => {
    const at = files.indexOf(relative(ROOT, file.split('?', 1)[0] as string).replace(/\\/g, '/'));
    // A module made while the development server runs has no number yet.
    return at < 0 ? `x-${name}` : `${letters(at)}-${name}`;
  };
}

/** 0 is `a`, 25 is `z`, 26 is `ba`: class names start with a letter. */
function letters(value: number): string {
  const last = String.fromCharCode(97 + (value % 26));
  return value < 26 ? last : letters(Math.floor(value / 26)) + last;
}
