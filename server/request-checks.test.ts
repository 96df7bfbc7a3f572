import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createRequestCounter, isOwnRequest } from './request-checks.ts';

test('an address is remembered though thousands of others ask meanwhile', async () => {
  const app = Fastify();
  app.register(async (scope) => {
    const count = await createRequestCounter(scope, { max: 1, within: 600_000 });
    scope.get('/', async (request) => ({ wait: (await count(request)) ?? 0 }));
  });
  const ask = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).json().wait;
  expect([await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([0, 600]);
  for (let n = 0; n < 6000; n += 1) await ask(`10.1.${n >> 8}.${n & 255}`);
  expect(await ask('10.0.0.1')).toBeGreaterThan(500);
  await app.close();
});

const publicOrigin = 'https://www.example.com';

test.each<[string, Record<string, string>, boolean]>([
  ['a program', {}, true],
  ['our page', { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }, true],
  ['our page, of a browser that says no more', { origin: 'http://localhost:4173' }, true],
  ['our page, behind a proxy that speaks https', { origin: 'https://localhost:4173' }, true],
  ['the public address, behind a proxy that hides it', { origin: publicOrigin }, true],
  ['the public address, asking another host of the same site', { origin: publicOrigin, 'sec-fetch-site': 'same-site' }, true],
  ['another site', { origin: 'https://evil.example' }, false],
  ['another site that claims to be ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  ['a neighbour on the same machine', { origin: 'http://localhost:5000', 'sec-fetch-site': 'same-site' }, false],
  ['no address', { origin: 'evil' }, false],
  ['no web address', { origin: 'file://localhost:4173' }, false],
  ['a page without an origin', { origin: 'null' }, false],
  ['a page without an origin, from elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['our page in a view that hides its origin', { origin: 'null', referer: 'http://localhost:4173/ko/contactUs' }, true],
  ['the public address in a view that hides its origin', { origin: 'null', referer: `${publicOrigin}/` }, true],
  ['another site in a view that hides its origin', { origin: 'null', referer: 'https://evil.example/localhost:4173' }, false],
  ['a neighbour that hides its origin, with our address', { origin: 'null', 'sec-fetch-site': 'same-site', referer: publicOrigin }, false],
  ['our page, which hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['a person', { 'sec-fetch-site': 'none' }, true],
  ['another site, without its name', { 'sec-fetch-site': 'cross-site' }, false],
  ['an old browser on our page', { referer: 'http://localhost:4173/en/contactUs' }, true],
  ['an old browser on the public address', { referer: `${publicOrigin}/ko/contactUs?category=adc` }, true],
  ['an old browser elsewhere', { referer: 'https://evil.example/http://localhost:4173/' }, false],
  ['an old browser with no address', { referer: 'about:blank' }, false],
])('%s: %j is ours: %s', (_, headers, expected) => {
  expect(isOwnRequest({ headers, host: 'localhost:4173' }, publicOrigin)).toBe(expected);
});

test.each([
  ['https://www.example.com:443', 'www.example.com', true],
  ['https://www.example.com', 'WWW.example.com:443', true],
  ['http://www.example.com', 'www.example.com:80', true],
  ['https://www.example.com.evil.example', 'www.example.com', false],
  ['https://www.example.com', '', false],
])('%s at host %s: %s', (origin, host, expected) => {
  expect(isOwnRequest({ headers: { origin }, host }, 'https://elsewhere.example')).toBe(expected);
});
