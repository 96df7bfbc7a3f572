import { expect, it } from 'vitest';
import { getSavedCacheKey, type LibraryItem, listFiles, type SavedLibrary } from './library.ts';

const item: LibraryItem = { id: 'en/notice/a', kind: 'notice', title: 'A', url: '/en/a', bytes: 30, files: [0, 2] };
const library: SavedLibrary = {
  files: [
    ['/en/a', 10],
    ['/assets/other.js', 80],
    ['/images/live/x/a-1200.avif', 20],
  ],
  items: [item],
};

it('the files of an item are those that it names, not those of others', () => {
  expect(listFiles(item, library).map(([url]) => url)).toEqual(['/en/a', '/images/live/x/a-1200.avif']);
});
it('what is saved answers under the address that the site asks for', () => {
  expect(getSavedCacheKey('/data/newsroom/20240516-x.en.json')).toBe('/api/v1/posts/newsroom/20240516-x?locale=en');
  for (const url of ['/data/newsroom.en.json', '/data/search.ko.json', '/en/a', '/assets/a-12345678.js'])
    expect(getSavedCacheKey(url)).toBe(url);
});
