import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lengthOf, tinyMp4, track } from '../tests/support/tiny-mp4.ts';
import { readTokens } from './content/words.ts';
import { readFilms } from './films.ts';

const content = mkdtempSync(`${tmpdir()}/content-`);
const tokens = { en: readTokens('en'), ko: readTokens('ko') };
const read = () => readFilms(tokens, content);
const vtt = (words: string) => `WEBVTT\n\n00:00.300 --> 00:02.000\n${words}\n`;
const write = (name: string, bytes: Buffer | string) => {
  mkdirSync(`${content}/films/tour`, { recursive: true });
  writeFileSync(`${content}/films/tour/${name}`, bytes);
};

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  write('tour-720.mp4', tinyMp4(lengthOf(2.5), track(1280, 720)));
  write('tour-360.mp4', tinyMp4(lengthOf(2.5), track(640, 360)));
  write('en.vtt', vtt('In {facts.inoculationSuites}'));
  write('ko.vtt', vtt('{facts.inoculationSuites}'));
});
afterAll(() => rmSync(content, { recursive: true, force: true }));

describe('readFilms', () => {
  it('gives length, sizes and hashed addresses, the widest first, tokens of captions filled', () => {
    const { films, files } = read();
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
    rmSync(`${content}/films`, { recursive: true });
    expect(read()).toEqual({ films: {}, files: [], errors: [] });
  });
  it('names every error at once', () => {
    write('tour-720.mp4', Buffer.concat([tinyMp4(lengthOf(1.5), track(640, 360)), Buffer.alloc(4 * 1024 * 1024)]));
    write('tour-360.mp4', 'no film');
    write('en.vtt', vtt('{nope}'));
    rmSync(`${content}/films/tour/ko.vtt`);
    const { errors } = read();
    expect(errors).toHaveLength(6);
    const message = errors.join('\n');
    for (const error of [
      'tour-720.mp4: is 4194',
      'tour-720.mp4: is 360 pixels high; its name says 720',
      'tour-360.mp4: is not an MP4 file with a head: encode it anew',
      "en.vtt: cue 1: ends at 2 s, after the film's end at 1.5 s",
      'en.vtt: token {nope} has no value; use one of content/facts.json',
      'ko.vtt: missing; put it there',
    ])
      expect(message).toContain(`content/films/tour/${error}`);
  });
});
