import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { nameFilm, readNewFilms } from './new-films.ts';
import { readPostSources } from './post-sources.ts';

const content = mkdtempSync(`${tmpdir()}/new-films-`);
const folder = `${content}/posts/videos/tour`;
const read = () => readNewFilms(readPostSources(content), content);
const write = (fields: string, locales = ['en', 'ko']) => {
  for (const locale of locales) writeFileSync(`${folder}/index.${locale}.md`, `---\ntitle: Tour\n${fields}\n---\n\nText\n`);
};

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['투어 1.mov', 'en.vtt', 'ko.vtt']) writeFileSync(`${folder}/${name}`, 'x');
  for (const locale of ['en', 'ko']) write(`newFilm: 투어 1.mov\ncaptions: ${locale}.vtt`, [locale]);
});
afterAll(() => rmSync(content, { recursive: true, force: true }));

describe('readNewFilms', () => {
  it('gives the film of a post with its captions, by the name of the post', () => {
    const captions = { en: `${folder}/en.vtt`, ko: `${folder}/ko.vtt` };
    expect(read()).toEqual({ films: [{ id: 'tour', file: `${folder}/투어 1.mov`, captions }], errors: [] });
  });
  it('finds a film whose name a Mac has taken apart', () => {
    renameSync(`${folder}/투어 1.mov`, `${folder}/투어 1.mov`.normalize('NFD'));
    expect(read()).toMatchObject({ films: [{ id: 'tour', file: `${folder}/투어 1.mov`.normalize('NFD') }], errors: [] });
  });
  it('passes over a post whose film is in content/films', () => {
    write('film: tour');
    expect(read()).toEqual({ films: [], errors: [] });
  });
  it('names what is missing in the language that lacks it, and a file that is too large', () => {
    write('newFilm: 투어 1.mov', ['ko']);
    truncateSync(`${folder}/투어 1.mov`, 35_000_001);
    rmSync(`${folder}/en.vtt`);
    expect(read()).toEqual({
      films: [],
      errors: [
        "content/posts/videos/tour/index.en.md: 'newFilm' has 36 MB, and 35 MB are the most; export it smaller",
        "content/posts/videos/tour/index.en.md: 'captions' is 'en.vtt', which is not in the folder of the post; put the file there or correct the name",
        "content/posts/videos/tour/index.ko.md: 'captions' is missing; a film has captions in every language",
      ],
    });
  });
  it('wants a file for each language', () => {
    write('newFilm: 투어 1.mov\ncaptions: en.vtt');
    expect(read()).toEqual({
      films: [],
      errors: ["content/posts/videos/tour: 'captions' names one file for two languages; give each file a name of its own"],
    });
  });
  it('takes no file from elsewhere', () => {
    for (const locale of ['en', 'ko']) write(`newFilm: ../tour/en.vtt\ncaptions: ${locale}.vtt`, [locale]);
    expect(read().errors).toEqual([expect.stringContaining("'newFilm' is '../tour/en.vtt', which is not in the folder of the post")]);
  });
});

describe('nameFilm', () => {
  const text = (fields: string) => `---\ntitle: Tour\n${fields}draft: false\n---\n\nfilm: the text\n`;
  it('names the film, and a picture of it where there is none', () => {
    expect(nameFilm(text('newFilm: a.mov\ncaptions: en.vtt\n'), 'tour', 'tour-still')).toBe(text('image: tour-still\nfilm: tour\n'));
  });
  it('keeps the picture that was chosen, and replaces an earlier film', () => {
    const before = text('image: shovels\nfilm: old\nnewFilm: >-\n  a long\n  name.mov\ncaptions: en.vtt\n');
    expect(nameFilm(before, 'tour', 'tour-still')).toBe(text('image: shovels\nfilm: tour\n'));
  });
});
