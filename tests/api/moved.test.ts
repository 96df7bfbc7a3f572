import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT, DIST } from '../../pipeline/paths.ts';
import { writeRedirects } from '../../pipeline/site-files/redirects.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp['app'];
let close: TestApp['close'];
const dist = mkdtempSync(`${tmpdir()}/moved-`);

// The built site with a table of its own. What has moved where: core/site/moved.test.ts.
beforeAll(async () => {
  for (const name of ['headers.json', 'templates', 'site/en', 'site/ko', 'site/errors'])
    cpSync(`${DIST}/${name}`, `${dist}/${name}`, { recursive: true });
  writeRedirects({ '/vision': '/en/aboutus/company#vision' }, dist);
  ({ app, close } = await openTestApp({ dist }));
});
afterAll(async () => {
  await close();
  rmSync(dist, { recursive: true, force: true });
});

it('a moved address is answered with 308, before the guard (spec 10)', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/vision?utm=a' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, '/en/aboutus/company?utm=a#vision', 'no-cache']);
  }
});

it('the build writes the table of the content for all who follow it', () => {
  const table = JSON.parse(readFileSync(`${CONTENT}/redirects.json`, 'utf8'));
  for (const name of ['redirects.json', 'site/data/moved.json']) expect(JSON.parse(readFileSync(`${DIST}/${name}`, 'utf8'))).toEqual(table);
  const lines = readFileSync(`${DIST}/site/_redirects`, 'utf8').split('\n').filter(Boolean);
  const ways = ['/ /en 302', '/ko/* /ko/errors/404 404', '/* /en/errors/404 404'];
  expect(lines).toEqual([...Object.entries(table).map(([from, to]) => `${from} ${to} 308`), ...ways]);
});
