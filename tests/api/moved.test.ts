import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT, DIST } from '../../pipeline/paths.ts';
import { writeRedirects } from '../../pipeline/site-files/redirects.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const dist = mkdtempSync(`${tmpdir()}/moved-`);
let app: TestApp['app'];
let close: TestApp['close'];

// The built site with a table of its own.
beforeAll(async () => {
  for (const name of ['headers.json', 'templates', 'site/en', 'site/ko', 'site/errors'])
    cpSync(`${DIST}/${name}`, `${dist}/${name}`, { recursive: true });
  writeRedirects(
    {
      '/en/public/news': '/en/public/newsroom',
      '/ko/public/news': '/ko/public/newsroom',
      '/vision': '/en/aboutus/company#vision',
      '/%ED%9A%8C%EC%82%AC': '/ko/aboutus/company',
      '/?p=12': '/en/public/newsroom',
    },
    dist,
  );
  ({ app, close } = await openTestApp({ dist }));
});
afterAll(async () => {
  await close();
  rmSync(dist, { recursive: true, force: true });
});

describe('moved addresses (spec 10)', () => {
  it.each([
    ['/en/public/news', '/en/public/newsroom'],
    ['/ko/public/news?category=esg&q=%EB%AC%BC', '/ko/public/newsroom?category=esg&q=%EB%AC%BC'],
    ['/en//public/news.html?x=1', '/en/public/newsroom?x=1'],
    ['/vision?utm=a', '/en/aboutus/company?utm=a#vision'],
    ['/%ed%9a%8c%ec%82%ac', '/ko/aboutus/company'],
    ['/?p=12', '/en/public/newsroom'],
  ])('%s is answered with 308 to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([308, location, 'no-cache']);
    }
  });
  it.each([
    ['/en/public/news/x', 404],
    ['/en/errors/404', 404],
  ])('%s is not moved', async (url, status) => expect((await app.inject(url)).statusCode).toBe(status));
});

describe('the build', () => {
  it('writes the table of the content for all who follow it', () => {
    const table = JSON.parse(readFileSync(`${CONTENT}/redirects.json`, 'utf8'));
    for (const name of ['redirects.json', 'site/data/moved.json'])
      expect(JSON.parse(readFileSync(`${DIST}/${name}`, 'utf8'))).toEqual(table);
    const lines = readFileSync(`${DIST}/site/_redirects`, 'utf8').split('\n').filter(Boolean);
    const ways = ['/ /en 302', '/ko/* /ko/errors/404 404', '/* /en/errors/404 404'];
    expect(lines).toEqual([...Object.entries(table).map(([from, to]) => `${from} ${to} 308`), ...ways]);
  });
});
