import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { SITE } from '../../pipeline/paths.ts';
import { openTestApp } from '../support/test-app.ts';

const files = readdirSync(SITE, { recursive: true }) as string[];
const named = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`;
const image = named(/^images\/.*\.avif$/);
const film = named(/^films\/.*-360\.mp4$/);
const captions = named(/^films\/.*\.ko\.vtt$/);

const { app, close } = await openTestApp();
afterAll(close);

describe('files', () => {
  it.each([
    [named(/^assets\/app-.*\.js$/), 'public, max-age=31536000, immutable'],
    [named(/^assets\/.*\.woff2$/), 'public, max-age=31536000, immutable'],
    [image, 'public, max-age=31536000, immutable'],
    [film, 'public, max-age=31536000, immutable'],
    [captions, 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=86400'],
    ['/favicon.ico', 'public, max-age=86400'],
    ['/sw.js', 'no-cache'],
    [named(/^og\/.*\.jpg$/), 'public, max-age=31536000, immutable'],
    ['/sitemap.xml', 'no-cache'],
    ['/en/app.webmanifest', 'no-cache'],
    ['/ko/feed.xml', 'no-cache'],
    ['/data/newsroom.en.json', 'no-cache'],
    ['/data/changelog.ko.json', 'no-cache'],
    ['/downloads/corporate-brochure-ko.pdf', 'no-cache'],
  ])('%s may be kept: %s', async (url, expected) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expected]);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    const hasPolicy = url.endsWith('.svg') || url === '/sw.js';
    expect('content-security-policy' in answer.headers).toBe(hasPolicy);
  });
  it.each([
    ['/en/feed.xml?x=1', 'application/rss+xml; charset=utf-8'],
    ['/ko/app.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/downloads/corporate-brochure-ko.pdf', 'application/pdf'],
    [film, 'video/mp4'],
    [captions, 'text/vtt; charset=utf-8'],
    ['/downloads/logo-package.zip', 'application/zip'],
  ])('%s is %s, compressed or not', async (url, expected) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.statusCode).toBe(200);
      expect(String(answer.headers['content-type']).startsWith(expected), encoding).toBe(true);
    }
  });
  it.each(['/assets/x.js', '/sw-old.js', '/images/live/x.avif', '/en.html.br', '/sw.js.gz', '/.vite/manifest.json', '/headers.json'])(
    'a missing file such as %s is a plain 404 that nobody keeps',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found']);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    },
  );
  // What no address leads to: server/routes/site.test.ts.
});
