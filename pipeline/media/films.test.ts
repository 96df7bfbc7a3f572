import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { box, fields, lengthOf, tinyMp4, track } from '../../tests/support/tiny-mp4.ts';
import { readTokens } from '../content/content-files.ts';
import { CONTENT } from '../paths.ts';
import { checkWebVtt, readFilms, readMp4 } from './films.ts';

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
    expect(captions.map((text) => text.split('\n')[3])).toEqual(['In 3\u00a0inoculation suites', '접종실\u00a03개']);
    // The sizes share a hash, and the captions another.
    expect(new Set(files.map(({ url }) => url.split('.')[1]?.slice(0, 8))).size).toBe(2);
    expect(films.tour?.files.map(({ url }) => url)).toEqual(files.slice(0, 2).map(({ url }) => url));
  });
  it('has none where none are', () => {
    rmSync(`${content}/films`, { recursive: true });
    expect(read()).toEqual({ films: {}, files: [], errors: [] });
  });
  it('names every error at once', () => {
    write('tour-720.mp4', Buffer.concat([tinyMp4(lengthOf(1.5), track(640, 360)), box('free', Buffer.alloc(4 * 1024 * 1024))]));
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

describe('readMp4', () => {
  it('reads length and size', () => {
    expect(readMp4(tinyMp4(lengthOf(36.5), track(1280, 720)))).toEqual({ duration: 36.5, width: 1280, height: 720 });
  });
  it('reads long times and passes over a track of sound', () => {
    const long = box('mvhd', fields(1, 0, 0, 0, 0, 600, 0, 24_000));
    expect(readMp4(tinyMp4(long, track(0, 0), track(640, 360)))).toEqual({ duration: 40, width: 640, height: 360 });
  });
  it('finds the head behind a box of long size', () => {
    const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('free'), Buffer.from([0, 0, 0, 0, 0, 0, 0, 20]), Buffer.alloc(4)]);
    expect(readMp4(Buffer.concat([long, tinyMp4(lengthOf(1), track(640, 360))]))).toMatchObject({ width: 640 });
  });
  it.each([Buffer.alloc(0), Buffer.from('not a film at all'), box('ftyp'), tinyMp4(track(640, 360))])(
    'says so when there is no head',
    (bytes) => {
      expect(() => readMp4(bytes)).toThrow('is not an MP4 file with a head: encode it anew');
    },
  );
  it.each([1, 8, 9, 16])('says so when it was cut off, here %i bytes before its end', (missing) => {
    const whole = tinyMp4(lengthOf(1), track(640, 360));
    expect(() => readMp4(whole.subarray(0, whole.length - missing))).toThrow(/cut off: copy it again, or encode it anew$/);
  });
  it('says so when it was cut off between two boxes, or ends somewhere', () => {
    const head = tinyMp4(lengthOf(1), track(640, 360)).subarray(0, -17);
    expect(() => readMp4(head)).toThrow('ends before its pictures, it was cut off');
    expect(() => readMp4(Buffer.concat([head, Buffer.alloc(4), Buffer.from('mdat'), Buffer.alloc(99)]))).toThrow(
      'does not say where it ends',
    );
  });
  it('takes a real film whole, and none of it that is shorter', () => {
    const real = readFileSync(`${CONTENT}/films/adc-explained/adc-explained-360.mp4`);
    expect(readMp4(real)).toMatchObject({ height: 360 });
    for (const bytes of [real.length - 1, real.length - 200_000, 200_000, 3000, 40])
      expect(() => readMp4(real.subarray(0, bytes))).toThrow(/it was cut off|is not an MP4 file with a head/);
  });
  it('says so when nothing can be seen', () => {
    expect(() => readMp4(tinyMp4(lengthOf(1), track(0, 0)))).toThrow('has no moving picture: encode it anew');
  });
});

const cue = (begin: string, end: string, words = 'Words') => `${begin} --> ${end} line:6%\n${words}`;
const file = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n\n')}\n`;

describe('checkWebVtt', () => {
  it('takes cues in order, with names, notes and hours', () => {
    const text = file(cue('00:00.300', '00:05.800'), 'NOTE between', `two\n${cue('00:00:06.000', '00:00:11.000', 'One\nTwo')}`);
    expect(checkWebVtt(text, 11)).toEqual([]);
    expect(checkWebVtt(text.replace(/\n/g, '\r\n'), 11)).toEqual([]);
  });
  it('wants its header and at least one cue', () => {
    expect(checkWebVtt(cue('00:00.300', '00:05.800'), 11)).toEqual(['starts without WEBVTT; make it the first line']);
    expect(checkWebVtt('WEBVTT\n', 11)).toEqual(['has no cues; write one for each scene']);
  });
  it('names every faulty cue', () => {
    const text = file(
      cue('00:04.000', '00:06.000'),
      cue('00:03.000', '00:02.000'),
      cue('0:07', '00:08.000'),
      cue('00:09.000', '00:12.500'),
      cue('00:10.000', '00:11.000', ''),
    );
    expect(checkWebVtt(text, 12)).toEqual([
      'cue 2: ends before it begins',
      'cue 2: begins before the one above; sort them',
      'cue 3: times cannot be read; write 00:00:01.000 --> 00:00:04.000',
      "cue 4: ends at 12.5 s, after the film's end at 12 s",
      'cue 5: has no words',
    ]);
  });
});
