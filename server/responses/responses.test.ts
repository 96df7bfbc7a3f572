import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createFileHeaders, type SiteFile, sendFile } from '../files/site-file.ts';
import { sendJson } from './encoding.ts';

const LONG = JSON.stringify({ text: 'Drug substance. '.repeat(200) });
const BODIES = { identity: 'plain', br: 'br', gzip: 'gz' };
const file: SiteFile = {
  ...{ file: 'a.json', digest: 'digest', bytes: 5, br: 2, gzip: 2, path: '' },
  headers: createFileHeaders('a.json'),
  read: async (encoding = 'identity') => Buffer.from(BODIES[encoding]),
};
const app = Fastify();
app.decorateReply('styleHash', undefined);
app.get('/bodies', (request, reply) => sendFile(request, reply, file));
app.get('/missing', (request, reply) => sendFile(request, reply, file, 404));
const { br: _br, gzip: _gzip, ...plain } = file;
app.get('/plain', (request, reply) => sendFile(request, reply, plain));
app.get('/long', (request, reply) => sendJson(request, reply, LONG));
app.get('/short', (request, reply) => sendJson(request, reply, '{"short":true}'));
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
    ['br;q=0, gzip;q=0', undefined],
    [';;,=', undefined],
  ])('for %j is %s', async (accepted, expected) => {
    for (const url of ['/bodies', '/long']) {
      const { headers } = await get(url, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary], url).toEqual([expected, 'accept-encoding']);
    }
    expect((await get('/plain', { 'accept-encoding': accepted })).headers).not.toHaveProperty('content-encoding');
  });
  it('leaves a short answer as it is, and the text the same in all encodings', async () => {
    expect((await get('/short', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
    const [br, gzip] = await Promise.all(['br', 'gzip'].map((encoding) => get('/long', { 'accept-encoding': encoding })));
    expect(brotliDecompressSync(br?.rawPayload as Buffer).toString()).toBe(LONG);
    expect(gunzipSync(gzip?.rawPayload as Buffer).toString()).toBe(LONG);
    expect(br?.headers['content-length']).toBe(String(br?.rawPayload.length));
  });
});

describe.each(['/bodies', '/long', '/short'])('%s that is known', (url) => {
  it.each(['identity', 'br', 'gzip'])('is not sent again in %s', async (encoding) => {
    const first = await get(url, { 'accept-encoding': encoding });
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(url, { 'accept-encoding': encoding, 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag], known).toEqual([304, '', etag]);
      expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
    expect((await get(url, { 'accept-encoding': encoding, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

it('the ETag of another encoding is not known, and an error is sent whole', async () => {
  const { etag } = (await get('/long', { 'accept-encoding': 'br' })).headers;
  expect((await get('/long', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).statusCode).toBe(200);
  expect((await get('/missing', { 'if-none-match': '"digest"' })).statusCode).toBe(404);
});

it('HEAD says how long the body is', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/bodies' });
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '5']);
});
