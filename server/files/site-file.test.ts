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

// How long built files may be kept: tests/api/files.test.ts.
it('a page or file below a folder that is named as one of hashed files is none of them', () => {
  expect(['en/public/images/album.html', 'en/assets/x.js'].map(getCacheControl)).toEqual(['no-cache, no-transform', 'no-cache']);
});
