import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT } from '../paths.ts';
import { readContentFile } from './content-files.ts';
import { picturesOf } from './posts.ts';
import { readPostFile } from './source-files.ts';

// No two albums show the same picture, though they may show details of the same master.
it('every picture of an album is in no other, and no two are the same detail', () => {
  const masters = readContentFile('media/media.json');
  const shown = readdirSync(`${CONTENT}/posts/images`).flatMap((id) => {
    const { gallery } = readPostFile(readFileSync(`${CONTENT}/posts/images/${id}/index.en.md`, 'utf8')).fields;
    return picturesOf(gallery).map(String);
  });
  const details = shown.map((key) => `${masters[key]?.file} ${masters[key]?.crop ?? ''}`);
  expect(shown.filter((key, at) => shown.indexOf(key) !== at)).toEqual([]);
  expect(details.filter((detail, at) => details.indexOf(detail) !== at)).toEqual([]);
});
