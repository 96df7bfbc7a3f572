import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT } from '../paths.ts';
import { readPostFile } from './front-matter.ts';
import { galleryKeys } from './gallery.ts';

interface Master {
  file: string;
  crop?: number[];
}

// No two albums show the same picture, though they may show details of the same master.
it('every picture of an album is in no other, and no two are the same detail', () => {
  const masters = JSON.parse(readFileSync(`${CONTENT}/media/media.json`, 'utf8')) as Record<string, Master>;
  const shown = readdirSync(`${CONTENT}/posts/images`).flatMap((id) => {
    const { gallery } = readPostFile(readFileSync(`${CONTENT}/posts/images/${id}/en.md`, 'utf8')).fields;
    return galleryKeys(gallery).split(', ');
  });
  const details = shown.map((key) => `${masters[key]?.file} ${masters[key]?.crop ?? ''}`);
  expect(shown.filter((key, at) => shown.indexOf(key) !== at)).toEqual([]);
  expect(details.filter((detail, at) => details.indexOf(detail) !== at)).toEqual([]);
});
