import { describe, expect, it } from 'vitest';
import type { PostSet } from '../content/post-sets.ts';
import { parseHtml } from '../prerender/parse-html.ts';
import { type BuiltSite, documentFiles, makeSavedLibrary } from './write-library.ts';

const page = (...downloads: string[]) => ({ needed: ['/assets/app-1.js', '/assets/fonts-en-1.css'], downloads });
const site: BuiltSite = {
  documents: new Map([
    ['/en', page()],
    ['/en/public/newsroom/a', page()],
    ['/en/public/videos', page()],
    ['/en/public/brochures', page('/downloads/b-en.pdf', '/downloads/b-ko.pdf', '/downloads/c-ko.pdf', '/downloads/logo.zip')],
    ['/en/offline', page()],
    ['/ko', page()],
  ]),
  sizeOf: (url) => (url.includes('missing') ? undefined : 10),
  listFaces: () => ['/assets/face-1.woff2'],
};
const post = (id: string, more: object = {}) => ({ id, title: id, ...more }) as PostSet['posts'][number];
const set = (type: PostSet['type'], ...posts: PostSet['posts']) => ({ type, locale: 'en', posts }) as unknown as PostSet;
const sets = [
  set('newsroom', post('a')),
  set(
    'videos',
    post('film', { film: { files: [{ url: '/films/a-720.mp4' }, { url: '/films/a-360.mp4' }], captions: { en: '/films/a-en.vtt' } } }),
    post('elsewhere', { external: { url: 'https://video.test/x' } }),
  ),
  set('brochures', post('b', { files: [{ url: '/downloads/b-en.pdf' }, { url: '/downloads/b-ko.pdf' }] })),
];
const SHARED = ['/assets/app-1.js', '/assets/fonts-en-1.css', '/assets/face-1.woff2'];

it('offers each post with the page to read it at, its PDF or its small film, and its size', () => {
  const { items, files } = makeSavedLibrary('en', site, sets, 'All');
  const filesOf = (at: number) => items[at]?.files.map((place) => files[place]?.[0]);
  expect(items.map(({ id, url, bytes }) => [id, url, bytes])).toEqual([
    ['en/newsroom/a', '/en/public/newsroom/a', 50],
    ['en/videos/film', '/en/public/videos#film', 60],
    ['en/brochures/b', '/en/public/brochures#b', 50],
    ['en/site', '/en', 130],
  ]);
  expect(filesOf(0)).toEqual([...SHARED, '/en/public/newsroom/a', '/data/newsroom/a.en.json']);
  expect(filesOf(1)).toEqual([...SHARED, '/en/public/videos', '/films/a-360.mp4', '/films/a-en.vtt']);
  expect(filesOf(2)).toEqual([...SHARED, '/en/public/brochures', '/downloads/b-en.pdf']);
  expect(items[2]?.pdf).toBe('/downloads/b-en.pdf');
});
it('offers everything of the language; a PDF of another one only where this one has none', () => {
  const { items, files } = makeSavedLibrary('en', site, sets, 'All');
  const all = items.at(-1)?.files.map((place) => files[place]?.[0]) ?? [];
  expect(all).toEqual(
    expect.arrayContaining(['/en', '/data/newsroom/a.en.json', '/films/a-360.mp4', '/downloads/c-ko.pdf', '/downloads/logo.zip']),
  );
  expect(all.filter((url) => ['/ko', '/en/offline', '/downloads/b-ko.pdf', '/films/a-720.mp4'].includes(url ?? ''))).toEqual([]);
});
it('names a file that the build has not made', () => {
  const wrong = [set('brochures', post('b', { files: [{ url: '/downloads/missing.pdf' }] }))];
  expect(() => makeSavedLibrary('en', site, wrong, 'All')).toThrow(
    'the offline library names /downloads/missing.pdf, which the build did not make',
  );
});

describe('document files', () => {
  const html = `<html><head><link rel="stylesheet" href="/assets/style-12345678.css"><link rel="icon" href="/favicon.svg">
<script data-fonts="/assets/fonts-en-1.css" data-entry="/assets/app-1.js" data-words="esg=/assets/esg-1.js a=/assets/a-1.js"></script></head>
<body><nav>Menu</nav><main id="main"><h1>Water</h1><picture>
<source media="(max-width: 720px)" type="image/avif" srcset="/images/live/u/p.1-480.avif 480w, /images/live/u/p.1-736.avif 736w, /images/live/u/p.1-1080.avif 1080w">
<source type="image/avif" srcset="/images/live/u/w.1-480.avif 480w, /images/live/u/w.1-736.avif 736w, /images/live/u/w.1-1200.avif 1200w, /images/live/u/w.1-1920.avif 1920w">
<img src="/images/live/u/w.1-1200.jpg"></picture>
<picture><source type="image/avif" srcSet="/images/live/v/x.1-480.avif 480w, /images/live/v/x.1-1200.avif 1200w"/></picture>
<picture><source type="image/avif" srcset="/images/live/s/s.1-480.avif 480w"></picture>
<a href="/downloads/esg-summary-en.pdf">PDF</a> <a href="/films/f.1-720.mp4">Film</a></main></body></html>`;

  it('what a document needs without a network is its scripts, words, sheets and drawings, and one width of each picture', () => {
    expect(documentFiles(parseHtml(html))).toEqual({
      needed: [
        '/assets/style-12345678.css',
        '/favicon.svg',
        '/assets/fonts-en-1.css',
        '/assets/app-1.js',
        '/assets/esg-1.js',
        '/assets/a-1.js',
        '/images/live/u/p.1-736.avif',
        '/images/live/u/w.1-1200.avif',
        '/images/live/v/x.1-1200.avif',
        '/images/live/s/s.1-480.avif',
      ],
      downloads: ['/downloads/esg-summary-en.pdf'],
    });
  });
});
