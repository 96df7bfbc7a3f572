import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createEncodedBodies, sendEncodedBody, sendJson } from './encoded-bodies.ts';
import { sendCached } from './send-cached.ts';

const LONG = JSON.stringify({ text: 'Drug substance. '.repeat(200) });
const bodies = createEncodedBodies(
  { identity: Buffer.from('plain'), br: Buffer.from('br'), gzip: Buffer.from('gz') },
  { 'content-type': 'text/plain', 'cache-control': 'no-cache', vary: 'accept-encoding' },
);
const app = Fastify();
app.get('/bodies', (request, reply) => sendEncodedBody(request, reply, bodies));
app.get('/missing', (request, reply) => sendEncodedBody(request, reply.code(404), bodies));
app.get('/plain', (request, reply) => sendEncodedBody(request, reply, { identity: bodies.identity }));
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
  expect((await get('/missing', { 'if-none-match': bodies.identity.etag })).statusCode).toBe(404);
});

describe('a cached file', () => {
  const built = {
    origin: 'https://example.com',
    headers: { 'content-security-policy': "style-src 'self'", 'x-content-type-options': 'nosniff' },
    https: { 'strict-transport-security': 'max-age=1', upgrade: ';upgrade-insecure-requests' },
  };
  const server = Fastify({ trustProxy: true });
  const page = createEncodedBodies({ identity: Buffer.from('page') }, { 'content-type': 'text/html; charset=utf-8' });
  const file = { version: '1', bodies: page, styleHash: "'sha256-x'", size: 4 };
  let now = built;
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-by', 'Fastify');
    done();
  });
  server.get('/en', (request, reply) => sendCached(request, reply, 'en.html', file, now) ?? reply.code(501).send());
  const ask = (headers: Record<string, string> = {}) => server.inject({ url: '/en', headers });
  it('goes out past Fastify, with the policy of its document, on https with what belongs to it', async () => {
    const [http, https] = [await ask(), await ask({ 'x-forwarded-proto': 'https' })];
    expect([http.body, http.headers['x-by'], http.headers['content-length']]).toEqual(['page', undefined, '4']);
    expect(http.headers).toMatchObject({ 'content-security-policy': "style-src 'self' 'sha256-x'", 'x-content-type-options': 'nosniff' });
    expect(http.headers).not.toHaveProperty('strict-transport-security');
    expect(https.headers).toMatchObject({
      'content-security-policy': "style-src 'self' 'sha256-x';upgrade-insecure-requests",
      'strict-transport-security': 'max-age=1',
    });
    expect((await ask()).headers).not.toHaveProperty('strict-transport-security');
  });
  it('has the headers of the build that is in place', async () => {
    now = { ...built, headers: { ...built.headers, 'content-security-policy': "style-src 'self'; img-src 'self'" } };
    expect((await ask()).headers['content-security-policy']).toBe("style-src 'self' 'sha256-x'; img-src 'self'");
  });
  it('is left to Fastify where a part is asked for, where the client has it, and where it is not cached', async () => {
    expect((await ask({ range: 'bytes=0-1' })).statusCode).toBe(501);
    expect((await ask({ 'if-none-match': page.identity.etag })).statusCode).toBe(501);
    const large = Fastify();
    large.get(
      '/en',
      (request, reply) => sendCached(request, reply, 'en.html', { ...file, bodies: undefined }, built) ?? reply.code(501).send(),
    );
    expect((await large.inject('/en')).statusCode).toBe(501);
  });
});

it('HEAD says how long the body is', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/bodies' });
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '5']);
});
