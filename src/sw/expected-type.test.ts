import { expect, it } from 'vitest';
import { hasExpectedType } from './network.ts';

it.each([
  ['/en/aboutus/ceo', 'text/html; charset=utf-8', true],
  ['/en/aboutus/ceo', 'text/plain', false],
  ['/assets/app-12345678.js', 'text/javascript; charset=utf-8', true],
  ['/assets/app-12345678.js', 'application/javascript', true],
  ['/assets/app-12345678.js', 'text/plain', false],
  ['/assets/app-12345678.js', 'application/json', false],
  ['/assets/app-12345678.js', 'application/xhtml+xml', false],
  ['/assets/app-12345678.js', null, false],
  ['/assets/app-12345678.css', 'text/css; charset=utf-8', true],
  ['/assets/app-12345678.css', 'text/html', false],
  ['/assets/a-12345678.woff2', 'font/woff2', true],
  ['/assets/a-12345678.woff2', 'application/octet-stream', false],
  ['/images/live/u/hero.avif', 'image/avif', true],
  ['/images/live/u/hero.avif', 'application/json', false],
  ['/logo.svg', 'image/svg+xml', true],
  ['/logo.svg', 'text/plain', false],
  ['/data/newsroom.en.json', 'application/json; charset=utf-8', true],
  ['/api/v1/posts/newsroom', 'application/json; charset=utf-8', true],
  ['/api/v1/posts/newsroom', 'text/html', false],
  ['/downloads/a-en.pdf', 'application/pdf', true],
  ['/films/a.12345678-360.mp4', 'video/mp4', true],
  ['/films/a.en.vtt', 'text/vtt', true],
  ['/robots.txt', 'text/plain', true],
  ['/robots.txt', 'text/html', false],
])('%s as %s: %s', (pathname, type, expected) => {
  expect(hasExpectedType(pathname, type)).toBe(expected);
});
