import { readdirSync, readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { SITE } from '../../pipeline/paths.ts';

it('the face for Korean text has every Korean letter of the documents', async () => {
  const korean = readdirSync(`${SITE}/ko`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const letters = new Set(korean.flatMap((name) => readFileSync(`${SITE}/ko/${name}`, 'utf8').match(/\p{Script=Hangul}/gu) ?? []));
  expect(letters.size).toBeGreaterThan(500);
  const url = /data-korean-text="([^"]+)"/.exec(readFileSync(`${SITE}/ko.html`, 'utf8'))?.[1];
  const sfnt = await subsetFont(readFileSync(`${SITE}${url}`), [...letters].join(''), { targetFormat: 'sfnt' });
  const has = new Set(new Face(new Blob(new Uint8Array(sfnt).buffer)).collectUnicodes());
  expect([...letters].filter((letter) => !has.has(letter.codePointAt(0) as number))).toEqual([]);
});
