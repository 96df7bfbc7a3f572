import { afterAll, describe, expect, test } from 'vitest';
import { makeFakeDist, ORIGIN } from '../tests/support/fake-dist.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../tests/support/inquiries.ts';
import { openTestApp } from '../tests/support/test-app.ts';

const API = 'https://api.example.com';
const url = '/api/v1/inquiries';
const preflight = {
  origin: ORIGIN,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,idempotency-key',
};

const elsewhere = makeFakeDist({ apiOrigin: API });
const { app, close } = await openTestApp({ dist: elsewhere.dist });
afterAll(async () => {
  await close();
  elsewhere.remove();
});

describe('a site whose API is at another origin', () => {
  test('may ask: a preflight request names its origin, methods and headers', async () => {
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url, headers: preflight });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
      'access-control-max-age': '86400',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may read answers and errors', async () => {
    const headers = { origin: ORIGIN };
    const stored = await app.inject({ method: 'POST', url, headers, payload: INQUIRY });
    expect([stored.statusCode, stored.headers['access-control-allow-origin']]).toEqual([201, ORIGIN]);
    const missing = await app.inject({ url: '/api/v1/nope', headers });
    expect([missing.statusCode, missing.headers['access-control-allow-origin']]).toEqual([404, ORIGIN]);
    expect(missing.headers['access-control-expose-headers']).toBe('retry-after');
  });

  test('is the only one: another origin is named nowhere, and may not post', async () => {
    const origin = 'https://www.example.net';
    const asked = await app.inject({ method: 'OPTIONS', url, headers: { ...preflight, origin } });
    expect(asked.headers['access-control-allow-origin']).toBe(ORIGIN);
    const posted = await app.inject({ method: 'POST', url, headers: { origin }, payload: INQUIRY });
    expect(posted.statusCode).toBe(403);
  });

  test('gets the visitor back after the form', async () => {
    const headers = { origin: ORIGIN, 'content-type': FORM_TYPE };
    const { statusCode, headers: answered } = await app.inject({ method: 'POST', url, headers, payload: formOf({ locale: 'ko' }) });
    expect([statusCode, answered.location]).toEqual([303, expect.stringContaining(`${ORIGIN}/ko/contactUs/sent?ref=`)]);
  });

  test('concerns the API alone, and other methods as before', async () => {
    const page = await app.inject({ url: '/en', headers: { origin: ORIGIN } });
    expect(page.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await app.inject({ method: 'OPTIONS', url: '/en', headers: preflight })).statusCode).toBe(405);
    expect((await app.inject({ method: 'DELETE', url, headers: { origin: ORIGIN } })).statusCode).toBe(405);
  });
});

test('a site with its own API allows no other origin', async () => {
  const own = makeFakeDist();
  const tested = await openTestApp({ dist: own.dist });
  const { statusCode, headers } = await tested.app.inject({ method: 'OPTIONS', url, headers: preflight });
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([405, undefined]);
  await tested.close();
  own.remove();
});
