import { expect, it } from 'vitest';
import { hasExpectedType } from './network.ts';

it.each<[pathname: string, expected: string[], others: (string | null)[]]>([
  ['/en/aboutus/ceo', ['text/html; charset=utf-8'], ['text/plain']],
  [
    '/assets/app-12345678.js',
    ['text/javascript; charset=utf-8', 'application/javascript'],
    ['text/plain', 'application/json', 'application/xhtml+xml', null],
  ],
  ['/assets/app-12345678.css', ['text/css; charset=utf-8'], ['text/html']],
  ['/assets/a-12345678.woff2', ['font/woff2'], ['application/octet-stream']],
  ['/images/live/u/hero.avif', ['image/avif'], ['application/json']],
  ['/logo.svg', ['image/svg+xml'], ['text/plain']],
  ['/data/newsroom.en.json', ['application/json; charset=utf-8'], []],
  ['/api/v1/posts/newsroom', ['application/json; charset=utf-8'], ['text/html']],
  ['/downloads/a-en.pdf', ['application/pdf'], []],
  ['/films/a.12345678-360.mp4', ['video/mp4'], []],
  ['/films/a.en.vtt', ['text/vtt'], []],
  ['/robots.txt', ['text/plain'], ['text/html']],
])('%s is expected as %j, not as %j', (pathname, expected, others) => {
  expect([...expected, ...others].filter((type) => hasExpectedType(pathname, type))).toEqual(expected);
});
