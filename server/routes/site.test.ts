import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFakeDist } from '../../tests/support/fake-dist.ts';
import { randomFrom } from '../../tests/support/random-from.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { type Release, readRelease } from '../current-release.ts';
import { openSiteFiles } from '../files/release.ts';
import { resolveTarget } from './site.ts';

const { dist, remove } = makeFakeDist();
const site = `${dist}/site`;
let opened: TestApp;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });

const HOME = '<!doctype html><title>Home</title><style>p{color:red}</style>';

beforeEach(async () => {
  mkdirSync(`${site}/assets`, { recursive: true });
  mkdirSync(`${site}/downloads`, { recursive: true });
  writeFileSync(`${site}/en.html`, HOME);
  writeFileSync(`${site}/en.html.gz`, gzipSync(HOME));
  writeFileSync(`${site}/sw.js`, 'worker');
  writeFileSync(`${site}/assets/a.js`, '0123456789');
  writeFileSync(`${site}/downloads/small.pdf`, '0123456789');
  writeFileSync(`${site}/downloads/large.pdf`, Buffer.alloc(5 * 1024 * 1024, 'x'));
  opened = await openTestApp({ dist });
});
afterEach(async () => {
  await opened.close();
  for (const folder of ['assets', 'downloads']) rmSync(`${site}/${folder}`, { recursive: true });
});
afterAll(remove);

it('the content policy of a document lets its inline style through, and so with each status', async () => {
  for (const encoding of ['identity', 'gzip'])
    expect((await get('/en', { 'accept-encoding': encoding })).headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self' ${sha256('p{color:red}')}`,
    );
});

it('an error page that cannot be read any more is sent from memory, and tells nothing of the server', async () => {
  await opened.close();
  mkdirSync(`${site}/en/errors`, { recursive: true });
  writeFileSync(`${site}/en/errors/500.html`, '<!doctype html><h1>Service Error</h1>');
  opened = await openTestApp({ dist });
  // Neither the page nor the error page can be read: they are folders now.
  for (const file of ['en.html', 'en/errors/500.html']) {
    rmSync(`${site}/${file}`);
    mkdirSync(`${site}/${file}`);
  }
  const answer = await get('/en');
  expect([answer.statusCode, answer.body]).toEqual([500, '<!doctype html><h1>Service Error</h1>']);
  for (const file of ['en.html', 'en']) rmSync(`${site}/${file}`, { recursive: true });
});

describe('files that are cached, and files that are not', () => {
  it('have the same headers', async () => {
    const [small, large] = await Promise.all([get('/downloads/small.pdf'), get('/downloads/large.pdf')]);
    const ofFile = ({ headers }: typeof small) => Object.keys(headers).filter((name) => !/^(?:date|connection)$/.test(name));
    expect(ofFile(small).sort()).toEqual(ofFile(large).sort());
    for (const name of ['content-type', 'cache-control', 'vary', 'accept-ranges']) expect(small.headers[name]).toBe(large.headers[name]);
    expect(large.rawPayload).toHaveLength(5 * 1024 * 1024);
  });
  it.each(['small', 'large'])('can be asked for in parts: %s', async (name) => {
    const url = `/downloads/${name}.pdf`;
    const part = await get(url, { range: 'bytes=2-5' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 4]);
    const { etag } = (await get(url)).headers;
    // A part of another version must not be put into a file: the whole file.
    const resumed = await get(url, { range: 'bytes=2-5', 'if-range': '"another"' });
    expect(resumed.statusCode).toBe(200);
    // A weak ETag is none that parts may rest on (RFC 9110, 13.1.5), and browsers do not resume with one.
    expect(etag).toMatch(/^"/);
    expect(part.headers.etag).toBe(etag);
    expect((await get(url, { range: 'bytes=2-5', 'if-range': `W/${etag}` })).statusCode).toBe(200);
    const rest = await get(url, { range: 'bytes=2-', 'if-range': String(etag) });
    expect([rest.statusCode, rest.rawPayload.length]).toEqual([206, (await get(url)).rawPayload.length - 2]);
    expect((await get(url, { range: 'bytes=2-5', 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
  it.each(['small', 'large'])('tell the length where the part is beyond the end: %s', async (name) => {
    const bytes = name === 'small' ? 10 : 5 * 1024 * 1024;
    const answer = await get(`/downloads/${name}.pdf`, { range: `bytes=${bytes}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${bytes}`]);
  });
  it('are sent whole where parts make no sense', async () => {
    const answer = await get('/assets/a.js', { range: 'bytes=2-5' });
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).not.toHaveProperty('accept-ranges');
  });
});

it('a file has one address', async () => {
  for (const url of ['//sw.js', '/assets//a.js', '/assets/////a.js', '//assets/a.js']) expect((await get(url)).body, url).toBe('Not Found');
});

it('a file that has been removed is missing, as that of an earlier release may be', async () => {
  rmSync(`${site}/assets/a.js`);
  const answer = await get('/assets/a.js');
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, 'Not Found', 'no-store']);
});

describe('the editor', () => {
  const editor = makeFakeDist({}, { 'site/admin/index.html': 'editor', 'site/admin/a.js': 'code' });
  const policy = "default-src 'none'; script-src 'self'";
  writeFileSync(`${editor.dist}/headers.json`, JSON.stringify({ ...readRelease(editor.dist).headers, ownPolicies: { '/admin/': policy } }));
  afterAll(editor.remove);
  it('has one address, with its own policy whatever the query', async () => {
    const tested = await openTestApp({ dist: editor.dist });
    for (const url of ['/admin/', '/admin/?x', '/admin/?code=1&state=a']) {
      const { body, headers } = await tested.app.inject(url);
      expect([body, headers['content-security-policy']], url).toEqual(['editor', policy]);
    }
    for (const [url, location] of [
      ['/admin', '/admin/'],
      ['/admin?x=1', '/admin/?x=1'],
      ['/admin/index.html', '/admin/'],
      ['/admin/index.html?x', '/admin/?x'],
    ]) {
      const { statusCode, headers } = await tested.app.inject(url ?? '');
      expect([statusCode, headers.location], url).toEqual([308, location]);
    }
    expect((await tested.app.inject('/admin/a.js')).body).toBe('code');
    await tested.close();
  });
  it('is missing where the build has none', async () => {
    for (const url of ['/admin', '/admin/', '/admin/index.html']) expect((await get(url)).headers.location, url).toBe('/errors/404');
  });
});

describe('whatever is asked for', () => {
  const PARTS = ['en', 'ko', 'EN', 'errors', '404', '500', 'aboutus', 'ceo', 'services', 'public', 'newsroom', 'a-1', 'link', 'admin'];
  const FILES = 'sw.js a.js assets downloads small.pdf en.html index.html _headers headers.json site secret'.split(' ');
  const ODD = ['', '\0', '\t', ...'.. . %2e%2e %2E. ..%2f %5c.. \\ ..\\ %00 %0d%0a %252e % %zz 한 %ED%95%9C'.split(' ')];
  const ENDS = ['', '/', '//', '.html', '.HTML', '.br', '.gz', '/index.html', '?x', '?/../..', '#x', '/.', '/..', ' ', ';a'];
  const all = [...PARTS, ...FILES, ...ODD, 'x'.repeat(3000)];
  const random = randomFrom(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const makeAddress = () =>
    `/${Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(all)).join(pick(['/', '/', '//', '/../']))}${pick(ENDS)}`;

  it('of 200,000 addresses each is a listed file, a redirect of ours, or missing', async () => {
    const release: Release = { ...(await openSiteFiles(dist, 1000)), ...readRelease(dist) };
    const listed = new Set(['/en', '/sw.js', '/assets/a.js', '/downloads/small.pdf', '/downloads/large.pdf', '/data/moved.json']);
    for (const locale of ['en', 'ko']) listed.add(`/${locale}/contactUs/sent`);
    const counts: Record<string, number> = {};
    for (let count = 0; count < 200_000; count += 1) {
      const url = makeAddress();
      const target = resolveTarget(url, release);
      counts[target.kind] = (counts[target.kind] ?? 0) + 1;
      if (target.kind === 'file' && !listed.has(url.split('?', 1)[0] ?? '')) expect.unreachable(`${url} is ${target.file.path}`);
      if (target.kind !== 'redirect') continue;
      // As a browser reads it: tabs and line ends are dropped, a backslash is a slash.
      const { origin } = new URL(target.to, 'https://www.example.com');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      if (origin !== 'https://www.example.com' || !/^\/(?![/\\])/.test(target.to) || /[\0-\x1f]/.test(target.to.split('?', 1)[0] ?? ''))
        expect.unreachable(`${JSON.stringify(url)} leads to ${JSON.stringify(target.to)}`);
    }
    expect(Object.keys(counts).sort()).toEqual(['file', 'missing file', 'missing page', 'redirect']);
  });
  it('of 2,000 addresses no answer is of another status, or shows what stands beside the site', async () => {
    for (const path of ['../secret.html', '../x.html', 'x.html']) writeFileSync(`${site}/${path}`, 'SECRET');
    // As they are: app.inject would resolve their dots.
    await opened.app.listen({ port: 0 });
    const { port } = opened.app.server.address() as AddressInfo;
    const ask = async (path: string) => {
      const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, body: await readText(answer) };
    };
    for (const url of ['/errors/../../x', '/errors/../../../x', '/errors/../secret', '/errors/..%2f..%2fx', '/errors/nope', '/errors/x']) {
      const { status, body } = await ask(url);
      expect([302, 308, 404], url).toContain(status);
      expect(body, url).not.toContain('SECRET');
    }
    for (let count = 0; count < 2000; count += 1) {
      const url = makeAddress();
      // Node's client writes no others.
      if (/[^\x21-\x7e]/.test(url)) continue;
      const { status, body } = await ask(url);
      expect([200, 302, 308, 400, 404], url).toContain(status);
      if (body.includes('SECRET')) expect.unreachable(url);
    }
    for (const path of ['../secret.html', '../x.html', 'x.html']) rmSync(`${site}/${path}`);
  });
});

it('an error page that is missing is an error in words, not a second error', async () => {
  const answer = await get('/en/nope');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Error 404']);
});
