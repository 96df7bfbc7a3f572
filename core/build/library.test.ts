import { describe, expect, it } from 'vitest';
import { getSavedCacheKey, isDocument, isImmutable, type Library, listItemFiles, sumBytes } from './library.ts';

const library: Library = {
  files: [
    ['/en/a', 10],
    ['/images/live/x/a-736.avif', 20, 'phone'],
    ['/images/live/x/a-1200.avif', 40, 'wide'],
    ['/assets/other.js', 80],
  ],
  items: [{ id: 'en/notice/a', kind: 'notice', title: 'A', url: '/en/a', version: '1', files: [0, 1, 2] }],
};
const item = library.items[0] as Library['items'][number];

describe('what is saved of an item', () => {
  it('is the pictures of the screen, and all the rest; nothing of other items', () => {
    expect(listItemFiles(item, library, 'phone').map(([url]) => url)).toEqual(['/en/a', '/images/live/x/a-736.avif']);
    expect(sumBytes(listItemFiles(item, library, 'phone'))).toBe(30);
    expect(sumBytes(listItemFiles(item, library, 'wide'))).toBe(50);
  });
  it('answers under the address that the site asks for', () => {
    expect(getSavedCacheKey('/data/newsroom/20240516-x.en.json')).toBe('/api/v1/posts/newsroom/20240516-x?locale=en');
    for (const url of ['/data/newsroom.en.json', '/data/search.ko.json', '/en/a', '/assets/a-12345678.js'])
      expect(getSavedCacheKey(url)).toBe(url);
  });
  it('knows documents, and addresses whose answer never changes', () => {
    expect(['/en', '/ko/public/newsroom/20240516-x'].every(isDocument)).toBe(true);
    expect(['/data/search.en.json', '/downloads/a-en.pdf', '/api/v1/posts/notice/a?locale=en'].some(isDocument)).toBe(false);
    expect(['/assets/a.js', '/films/a.1-360.mp4', '/images/live/x/a-736.avif'].every(isImmutable)).toBe(true);
    expect(['/downloads/a-en.pdf', '/data/search.en.json', '/en', '/logo.svg'].some(isImmutable)).toBe(false);
  });
});
