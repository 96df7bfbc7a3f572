import { describe, expect, it } from 'vitest';
import { PAGES, type PageId } from '#core/site/pages.ts';
import { findOverlay } from './overlay-table.ts';

const cases: [hash: string, page: PageId, argument: string | undefined][] = [
  ['#search', 'home', ''],
  ['#privacy', 'contact', ''],
  ['#cookies', 'error404', ''],
  ['#sitemap', 'newsroomPost', ''],
  ['#partnerships', 'company', ''],
  ['#leader-kim-min_2', 'leadership', 'kim-min_2'],
  ['#photo-12', 'imageAlbum', '12'],
  // Parts of other pages, and of no overlay.
  ['#leader-kim', 'company', undefined],
  ['#leader-', 'leadership', undefined],
  ['#photo-1', 'images', undefined],
  ['#photo-one', 'imageAlbum', undefined],
  ['#searching', 'home', undefined],
  ['#main', 'home', undefined],
  ['', 'home', undefined],
  ['search', 'home', undefined],
  // An address that somebody has cut off.
  ['#leader-%E0%A4%A', 'leadership', undefined],
];

describe('findOverlay', () => {
  it.each(cases)('%j on the page %s has the argument %j', (hash, page, argument) => {
    expect(findOverlay(hash, page)?.argument).toBe(argument);
  });

  it('knows every page that opens above others by its id', () => {
    const overlays = PAGES.filter(({ overlay }) => overlay);
    expect(overlays.length).toBeGreaterThan(0);
    expect(overlays.filter(({ id }) => !findOverlay(`#${id}`, 'home'))).toEqual([]);
  });
});
