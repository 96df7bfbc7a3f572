import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { symbolOf } from './picture-symbol.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('names a drawing that the sheet of symbols has, for every picture, and each drawing stands for one', () => {
  const drawn = [...read('public/image-pending.svg').matchAll(/<view id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(10);
  expect([...new Set(Object.keys(JSON.parse(read('content/media/media.json'))).map(symbolOf))].sort()).toEqual(drawn.sort());
});
