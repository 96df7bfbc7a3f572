import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const { app, close } = await openTestApp();
afterAll(close);

const words = { en: 'This page could not be found', ko: '페이지를 찾을 수 없습니다' };

// All verdicts: core/site/guard.test.ts.
describe('redirects (spec 5, 10)', () => {
  it.each([
    ['/', 302, '/en'],
    ['/fr', 302, '/errors/404'],
    ['/ko//aboutus/ceo/index.html?a=1', 308, '/ko/aboutus/ceo?a=1'],
    ['//evil.example/en', 308, '/evil.example/en'],
    ['/%2f%2fevil.example/en', 308, '/evil.example/en'],
  ])('%s is answered with %i to %s', async (url, status, location) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([status, location, 'no-cache']);
  });
});

describe('pages', () => {
  it.each([
    ['/en', 200, 'en'],
    ['/ko?x=1', 200, 'ko'],
    ['/en/public/newsroom/20240516-songdo-groundbreaking', 200, 'en'],
  ])('%s is %i in %s', async (url, status, lang) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache, no-transform');
    expect(answer.body).toMatch(new RegExp(`^<!doctype html><html[^>]* lang="${lang}"`, 'i'));
  });
  it.each([
    ['/en/nope', 404, 'en'],
    ['/ko/public/newsroom/no-such-post', 404, 'ko'],
    ['/en/%E0%A4%A', 400, 'en'],
    ['/en/%00', 400, 'en'],
  ] as const)('%s shows the 404 page in place, with %i, in %s', async (url, status, locale) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain(`>${words[locale]}</h1>`);
  });
  it('shows the 500 page at its own address with the status of error routes, 404', async () => {
    const answer = await app.inject('/errors/500');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('>Service Error</h1>');
  });
  it.each(['POST', 'PUT', 'DELETE'] as const)('refuses %s to a page', async (method) => {
    expect((await app.inject({ method, url: '/ko/aboutus/ceo' })).statusCode).toBe(405);
  });
});

it('says where to report a weakness, in a text that has not expired (RFC 9116)', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toMatch(/^https:\/\/\S+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
});

describe('policies', () => {
  it.each(['/en', '/ko/nope', '/errors/500', '/%'])('%s carries all of them', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';script-src 'self' 'sha256-[\w+/]{43}=';script-src-attr 'none';style-src 'self' 'sha256-[\w+/]{43}=';style-src-attr 'none';/,
    );
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types app-sw post-html",
    );
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });
  it('locks nobody on http into https', async () => {
    const { headers } = await app.inject('/en');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
  it('the worker runs under the one of the pages', async () => {
    const [page, worker] = await Promise.all(['/en/offline', '/sw.js'].map((url) => app.inject(url)));
    expect(worker?.headers['content-security-policy']).toBe(page?.headers['content-security-policy']);
  });
  it.each(['/api/v1/health/live', '/api/v1/posts/newsroom?locale=en', '/api/v1/nope', '/api/v1/openapi.json'])(
    '%s can load nothing, should a browser show it',
    async (url) => {
      expect((await app.inject(url)).headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );
  it('a drawing can load nothing but its own styles', async () => {
    const { headers } = await app.inject('/favicon.svg');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'");
  });
  it('lets no inline style through where a document has none', async () => {
    const { body, headers } = await app.inject('/en/offline');
    expect(body).not.toContain('<style');
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });
  it.each(['/en', '/ko/public/newsroom', '/ko/nope', '/errors/404'])(
    'the one of %s lets through its inline style and the script that asks for the style sheet alone',
    async (url) => {
      const { body, headers } = await app.inject(url);
      const inline = [/<style>([\s\S]*?)<\/style>/, /<script data-sheet[^>]*>([\s\S]*?)<\/script>/].map(
        (part) => part.exec(body)?.[1] ?? '',
      );
      const hashes = String(headers['content-security-policy']).match(/'sha256-[^']+'/g);
      expect(hashes?.sort()).toEqual(inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort());
    },
  );
});
