import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';
import { ROOT_MARKS } from '../../src/shared/dom/document-marks.ts';

const styles = globSync('src/**/*.css', { cwd: ROOT })
  .map((path) => readFileSync(ROOT + path, 'utf8'))
  .join('\n');
const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Attributes of the root element that the style sheet asks for: `:root[data-x="y"]`, `html[data-x]`. */
const asked = [...styles.matchAll(/(?::root|html)(?::not\()?((?:\[data-[^\]]+\])+)/g)].flatMap(([, attributes = '']) =>
  [...attributes.matchAll(/\[(data-[\w-]+)(?:="([^"]*)")?\]/g)].map(([, name, value]) => ({ name, value })),
);

it('marks of the root element are on the list where the style sheet asks for them, with values that they have', () => {
  expect(asked.length).toBeGreaterThan(10);
  const values = new Map(Object.entries(ROOT_MARKS).map(([name, allowed]) => [attributeOf(name), allowed]));
  const unknown = asked.filter(({ name = '', value }) => {
    const allowed = values.get(name);
    return !allowed || (value !== undefined && !(Array.isArray(allowed) && allowed.includes(value)));
  });
  expect(unknown).toEqual([]);
});
