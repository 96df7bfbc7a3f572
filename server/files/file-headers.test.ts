import { describe, expect, it } from 'vitest';
import { getCacheControl } from './file-headers.ts';

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
