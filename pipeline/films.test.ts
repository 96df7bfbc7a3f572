import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lengthOf, tinyMp4, track } from '../tests/support/tiny-mp4.ts';

const folder = vi.hoisted(() => ({ content: '' }));
vi.mock('./paths.ts', async (original) => ({
  ...(await original<typeof import('./paths.ts')>()),
  get CONTENT() {
    return folder.content;
  },
}));
const { readFilms } = await import('./films.ts');
const { CONTENT } = await vi.importActual<typeof import('./paths.ts')>('./paths.ts');

folder.content = mkdtempSync(`${tmpdir()}/content-`);
const vtt = (words: string) => `WEBVTT\n\n00:00.300 --> 00:02.000\n${words}\n`;
const write = (name: string, content: Buffer | string) => {
  mkdirSync(`${folder.content}/films/tour`, { recursive: true });
  writeFileSync(`${folder.content}/films/tour/${name}`, content);
};

beforeEach(() => {
  rmSync(folder.content, { recursive: true, force: true });
  mkdirSync(`${folder.content}/posts`, { recursive: true });
  for (const name of ['brand.json', 'facts.json']) cpSync(`${CONTENT}/${name}`, `${folder.content}/${name}`);
  write('tour-720.mp4', tinyMp4(lengthOf(2.5), track(1280, 720)));
  write('tour-360.mp4', tinyMp4(lengthOf(2.5), track(640, 360)));
  write('en.vtt', vtt('In {facts.inoculationSuites}'));
  write('ko.vtt', vtt('{facts.inoculationSuites}'));
});
afterAll(() => rmSync(folder.content, { recursive: true, force: true }));

describe('readFilms', () => {
  it('gives length, sizes and hashed addresses, the widest first, tokens of captions filled', () => {
    const { films, files } = readFilms();
    expect(films.tour).toMatchObject({
      duration: 2.5,
      files: [
        { url: expect.stringMatching(/^\/films\/tour\.[\da-f]{8}-720\.mp4$/), width: 1280, height: 720 },
        { url: expect.stringMatching(/^\/films\/tour\.[\da-f]{8}-360\.mp4$/), width: 640, height: 360 },
      ],
      captions: {
        en: expect.stringMatching(/^\/films\/tour\.[\da-f]{8}\.en\.vtt$/),
        ko: expect.stringMatching(/^\/films\/tour\.[\da-f]{8}\.ko\.vtt$/),
      },
    });
    const captions = files.filter(({ url }) => url.endsWith('.vtt')).map(({ bytes }) => bytes.toString());
    expect(captions.map((text) => text.split('\n')[3])).toEqual(['In 3 inoculation suites', '접종실\u00a03개']);
    // The sizes share a hash, and the captions another.
    expect(new Set(files.map(({ url }) => url.split('.')[1]?.slice(0, 8))).size).toBe(2);
    expect(films.tour?.files.map(({ url }) => url)).toEqual(files.slice(0, 2).map(({ url }) => url));
  });
  it('has none where none are', () => {
    rmSync(`${folder.content}/films`, { recursive: true });
    expect(readFilms()).toEqual({ films: {}, files: [] });
  });
  it('names every error at once', () => {
    write('tour-720.mp4', Buffer.concat([tinyMp4(lengthOf(1.5), track(640, 360)), Buffer.alloc(4 * 1024 * 1024)]));
    write('tour-360.mp4', 'no film');
    write('en.vtt', vtt('{nope}'));
    rmSync(`${folder.content}/films/tour/ko.vtt`);
    let message = '';
    try {
      readFilms();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^6 error\(s\) in the films:\n/);
    for (const error of [
      'tour-720.mp4: is 4194',
      'tour-720.mp4: is 360 pixels high; its name says 720',
      'tour-360.mp4: is not an MP4 file with a head: encode it anew',
      "en.vtt: cue 1: ends at 2 s, after the film's end at 1.5 s",
      'en.vtt: token {nope} has no value; use one of content/facts.json',
      'ko.vtt: missing; put it there',
    ])
      expect(message).toContain(`  content/films/tour/${error}`);
  });
});
