import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';
import { ELEMENT_MARKS, ROOT_MARKS } from '../../src/shared/dom/document-marks.ts';

const read = (pattern: string, isOurs = (path: string) => !/\.(?:test|d)\.tsx?$/.test(path)) =>
  globSync(pattern, { cwd: ROOT })
    .filter(isOurs)
    .map((path) => readFileSync(ROOT + path, 'utf8'))
    .join('\n');
const styles = read('src/**/*.css');
const list = read('src/shared/dom/document-marks.ts');
const scripts = read('{src,pipeline}/**/*.{ts,tsx}').replace(list, '');
const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Attributes of the root element that the style sheet asks for: `:root[data-x="y"]`, `html[data-x]`. */
const asked = [...styles.matchAll(/(?::root|html)(?::not\()?((?:\[data-[^\]]+\])+)/g)].flatMap(([, attributes = '']) =>
  [...attributes.matchAll(/\[(data-[\w-]+)(?:="([^"]*)")?\]/g)].map(([, name, value]) => ({ name, value })),
);

describe('marks of the root element', () => {
  it('are on the list where the style sheet asks for them, with values that they have', () => {
    expect(asked.length).toBeGreaterThan(10);
    const values = new Map(Object.entries(ROOT_MARKS).map(([name, allowed]) => [attributeOf(name), allowed]));
    const unknown = asked.filter(({ name = '', value }) => {
      const allowed = values.get(name);
      return !allowed || (value !== undefined && !(Array.isArray(allowed) && allowed.includes(value)));
    });
    expect(unknown).toEqual([]);
  });
  it('are written and read by their names on the list alone', () => {
    expect(scripts.match(/(?:document\.documentElement|root)\.dataset\.\w+/g) ?? []).toEqual([]);
  });
  it.each(Object.keys(ROOT_MARKS))('%s is in use', (name) => {
    const isInScripts = new RegExp(
      `rootMarks\\(\\)\\.${name}\\b|\\b(?:marks|root)\\.${name}\\b|\\b${attributeOf(name)}\\b|dataset\\.${name}\\b`,
    );
    const places = [isInScripts.test(scripts), asked.some((one) => one.name === attributeOf(name))];
    expect(places).toContain(true);
  });
});

it.each(Object.entries(ELEMENT_MARKS))('the mark %s of an element is set by a component or the style sheet', (_name, attribute) => {
  expect(scripts.includes(`${attribute}=`) || styles.includes(`[${attribute}]`)).toBe(true);
});

it('the document names everything that the boot script reads from its element', () => {
  const [, names = ''] = /function boot\(\{ ([^}]+) \}/.exec(read('src/app/boot/boot.ts')) ?? [];
  const document = read('pipeline/prerender/document.ts');
  for (const name of names.split(', ')) expect(document, name).toContain(name);
});
