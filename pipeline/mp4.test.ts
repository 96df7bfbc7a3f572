import { describe, expect, it } from 'vitest';
import { box, fields, lengthOf, tinyMp4, track } from '../tests/support/tiny-mp4.ts';
import { readMp4 } from './mp4.ts';

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
  it('says so when nothing can be seen', () => {
    expect(() => readMp4(tinyMp4(lengthOf(1), track(0, 0)))).toThrow('has no moving picture: encode it anew');
  });
});
