import { expect, it } from 'vitest';
import { parseHtml } from '../prerender/parse-html.ts';
import { documentFiles } from './document-files.ts';

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
