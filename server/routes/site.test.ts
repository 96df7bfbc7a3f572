import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFakeDist } from '../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createResolver } from './site-target.ts';

const { dist, remove } = makeFakeDist();
const site = `${dist}/site`;
let opened: TestApp;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers });

beforeEach(async () => {
  mkdirSync(`${site}/assets`, { recursive: true });
  mkdirSync(`${site}/downloads`, { recursive: true });
  writeFileSync(`${site}/en.html`, '<!doctype html><title>Home</title>');
  writeFileSync(`${site}/en.html.gz`, gzipSync('<!doctype html><title>Home</title>'));
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

describe('a running server', () => {
  it('sends a file that took the place of another within seconds, as the kill switch does', async () => {
    const first = await get('/sw.js');
    expect(first.body).toBe('worker');
    writeFileSync(`${site}/sw.js.new`, 'killer');
    renameSync(`${site}/sw.js.new`, `${site}/sw.js`);
    const known = { 'if-none-match': String(first.headers.etag) };
    await expect.poll(async () => (await get('/sw.js', known)).body).toBe('killer');
  });
  it('sends a page that was built anew, and says so to who knows the old one', async () => {
    const { etag } = (await get('/en')).headers;
    expect((await get('/en', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    rmSync(`${site}/en.html.gz`);
    writeFileSync(`${site}/en.html`, '<!doctype html><title>New home</title>');
    await expect
      .poll(async () => (await get('/en', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).body)
      .toContain('New home');
  });
});

describe('the content policy of a document', () => {
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
  it('lets the style of the document through that is sent, also when that was built anew', async () => {
    expect(await policyOf('/en')).toBe("default-src 'none'; style-src 'self'");
    writeFileSync(`${site}/en.html`, '<!doctype html><style>p{color:red}</style>');
    await expect.poll(() => policyOf('/en')).toBe(`default-src 'none'; style-src 'self' ${sha256('p{color:red}')}`);
  });
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
  it('are not resumed once they have changed', async () => {
    const { etag } = (await get('/downloads/large.pdf')).headers;
    writeFileSync(`${site}/downloads/large.pdf`, Buffer.alloc(5 * 1024 * 1024, 'y'));
    const resume = () => get('/downloads/large.pdf', { range: 'bytes=2-5', 'if-range': String(etag) });
    await expect.poll(async () => (await resume()).statusCode).toBe(200);
  });
  it('are sent whole where parts make no sense', async () => {
    const answer = await get('/assets/a.js', { range: 'bytes=2-5' });
    expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    expect(answer.headers).not.toHaveProperty('accept-ranges');
  });
});

it.each(['//sw.js', '/assets//a.js', '/assets/////a.js', '//assets/a.js', '/assets/.a.js'])(
  'a file has one address: %s is none',
  async (url) => {
    writeFileSync(`${site}/assets/.a.js`, 'hidden');
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found']);
  },
);

it.each(['/./sw.js', '/assets/./a.js', '/.//sw.js'])('nor is %s, as no browser asks', (url) =>
  expect(createResolver(() => ({}))(url)).toEqual({ kind: 'hidden' }),
);

it('an error page that is missing is an error in words, not a second error', async () => {
  const answer = await get('/en/nope');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Error 404']);
});
