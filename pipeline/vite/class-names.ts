import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../paths.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names for the classes of CSS modules: two letters, counted through all files, so that the names of a file mostly begin alike and
 * compress. Hashes do not: in every name they would cost a fifth of the style sheet. Names follow from the sources alone, so that
 * browser bundle and prerenderer agree. While developing, names tell what they are.
 */
export function classNames(): (name: string, file: string) => string {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map(slashes)
    .sort();
  const numbers = new Map(files.flatMap((file) => listClasses(file).map((name) => `${file} ${name}`)).map((key, at) => [key, at]));
  return (name, path) => {
    const file = slashes(relative(`${ROOT}src`, path.split('?', 1)[0] as string));
    const number = numbers.get(`${file} ${name}`);
    const isDeveloping = process.env.NODE_ENV === 'development';
    if (number !== undefined && !isDeveloping) return letters(number);
    // A class written while the development server runs has no number.
    if (isDeveloping || !files.includes(file)) return `${file.replace(/\W+/g, '-')}-${name}`;
    throw new Error(`src/${file}: class ${name} is not in its own style sheet`);
  };
}

function listClasses(file: string): string[] {
  const found = readFileSync(`${ROOT}src/${file}`, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
  return [...new Set(Array.from(found, ([, name]) => name as string))];
}

const slashes = (path: string) => path.replace(/\\/g, '/');

/** 0 is `aa`, 51 is `aZ`, 52 is `ba`. */
function letters(number: number): string {
  const first = LETTERS[Math.floor(number / LETTERS.length)];
  if (!first)
    throw new Error(`the site has more than ${LETTERS.length ** 2} classes: give them three letters (pipeline/vite/class-names.ts)`);
  return `${first}${LETTERS[number % LETTERS.length]}`;
}
