import { describe, expect, it } from 'vitest';
import { getCacheControl, readRange } from './site-file.ts';

const part = (first: number, last: number) => ({ kind: 'part', first, last });

describe('a Range header over 100 bytes', () => {
  it.each([
    ['bytes=0-1', part(0, 1)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=40-59', part(40, 59)],
    ['bytes=40-', part(40, 99)],
    ['bytes=0-', part(0, 99)],
    ['bytes=-10', part(90, 99)],
    ['BYTES=99-', part(99, 99)],
    // Beyond the end: what there is.
    ['bytes=90-1000000', part(90, 99)],
    ['bytes=-1000', part(0, 99)],
  ])('%s is that part', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
  it.each(['bytes=100-', 'bytes=100-200', 'bytes=5000-', 'bytes=-0'])('%s cannot be satisfied', (header) => {
    expect(readRange(header, 100)).toEqual({ kind: 'beyond' });
  });
  it.each(['', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-9', '0-1'])('%s is the whole file', (header) => {
    expect(readRange(header, 100)).toEqual({ kind: 'whole' });
  });
  it('finds nothing in an empty file', () => {
    expect(readRange('bytes=0-', 0)).toEqual({ kind: 'beyond' });
    expect(readRange('bytes=-5', 0)).toEqual({ kind: 'beyond' });
  });
});

describe('file headers', () => {
  const FOR_EVER = 'public, max-age=31536000, immutable';

  describe('getCacheControl', () => {
    it.each([
      ['assets/app-BevhsLqy.js', FOR_EVER],
      ['assets/geist-d7517875.woff2', FOR_EVER],
      ['images/live/u-1/hero.1f3a9c02-800.avif', FOR_EVER],
      ['og/hero-adc.1f3a9c02.jpg', FOR_EVER],
      ['en/app.webmanifest', 'no-cache'],
      ['ko/feed.xml', 'no-cache'],
      ['films/tour.1f3a9c02-720.mp4', FOR_EVER],
      ['films/tour.1f3a9c02.ko.vtt', FOR_EVER],
      ['favicon.svg', 'public, max-age=86400'],
      ['icon-192.png', 'public, max-age=86400'],
      ['en.html', 'no-cache, no-transform'],
      ['en/aboutus/ceo.html', 'no-cache, no-transform'],
      ['sw.js', 'no-cache'],
      ['data/newsroom.en.json', 'no-cache'],
      ['sitemap.xml', 'no-cache'],
      // A page below a folder of that name is not a hashed file.
      ['en/public/images/album.html', 'no-cache, no-transform'],
      ['en/assets/x.js', 'no-cache'],
    ])('%s: %s', (path, expected) => expect(getCacheControl(path)).toBe(expected));
  });
});
