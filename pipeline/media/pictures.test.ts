import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { selectNamedFiles } from './pictures.ts';

const site = mkdtempSync(`${tmpdir()}/site-`);
afterAll(() => rmSync(site, { recursive: true, force: true }));
const uuid = (digit: number) => `47776cd7-a943-43f8-91eb-fbb78ec1238${digit}`;
const file = (digit: number) => ({ url: `/images/live/${uuid(digit)}/a.1-480.avif`, path: `${digit}` });

it('publishes the pictures that a document, a script or data names, and no other', () => {
  mkdirSync(`${site}/data`);
  writeFileSync(`${site}/app.js`, `export default{uuid:"${uuid(2)}"}`);
  writeFileSync(`${site}/data/post.json`, JSON.stringify({ image: { uuid: uuid(3) } }));
  writeFileSync(`${site}/notes.txt`, uuid(4));
  expect(selectNamedFiles([1, 2, 3, 4, 5].map(file), site, [uuid(1)]).map(({ path }) => path)).toEqual(['1', '2', '3']);
});
