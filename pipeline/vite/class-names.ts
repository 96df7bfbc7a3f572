import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * Names for the classes of CSS modules: capitals for the file, then letters for the class, so that the beginnings of the names of
 * a file repeat and compress. Hashes do not: in every name they would cost a fifth of the style sheet. Names follow from the
 * sources alone, so that browser bundle and prerenderer agree. While developing, names tell what they are.
 */
export function classNames(): (name: string, file: string) => string {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map(slashes)
    .sort();
  return (name, path) => {
    const file = slashes(relative(`${ROOT}src`, path.split('?', 1)[0] as string));
    const number = files.indexOf(file);
    // A module made while the development server runs has no number.
    if (process.env.NODE_ENV === 'development' || number < 0) return `${file.replace(/\W+/g, '-')}-${name}`;
    const classes = [
      ...new Set(
        Array.from(
          readFileSync(`${ROOT}src/${file}`, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi),
          ([, found]) => found as string,
        ),
      ),
    ];
    return letters(number).toUpperCase().padStart(2, 'A') + letters(classes.indexOf(name));
  };
}

const slashes = (path: string) => path.replace(/\\/g, '/');

/** 0 is `a`, 25 is `z`, 26 is `ba`. Throws for what is not in the list. */
function letters(value: number): string {
  if (value < 0) throw new Error('a class that is not in its own style sheet');
  const last = String.fromCharCode(97 + (value % 26));
  return value < 26 ? last : letters(Math.floor(value / 26)) + last;
}
