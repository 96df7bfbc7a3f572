import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { SITE } from '../../../pipeline/paths.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../inquiries.ts';
import { type Answer, ask, HOST, type Place, type Question } from './ask.ts';

/** What every deployment answers, whatever stands in front of the server. */
export interface Expectation {
  name: string;
  path: string;
  question?: Question;
  status: number;
  /** Headers by name: the whole value, a pattern, or undefined for one that must not be there. */
  headers?: Record<string, string | RegExp | undefined>;
  /** Only our server answers so, not a host that has the files alone. */
  isOfServer?: boolean;
  check?: (answer: Answer, place: Place) => void | Promise<void>;
}

const asset = `/assets/${readdirSync(`${SITE}/assets`).find((name) => name.endsWith('.js'))}`;
const own = { origin: `https://${HOST}`, 'content-type': FORM_TYPE };
const read = (path: string) => readFileSync(`${SITE}${path}`);

export const EXPECTATIONS: readonly Expectation[] = [
  {
    name: 'a page, with its policies',
    path: '/en/services/adc',
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': /^default-src 'none';script-src 'self' 'sha256-[^;]*;.*style-src 'self' 'sha256-.*frame-ancestors 'none'/,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'set-cookie': undefined,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache, no-transform',
      etag: /./,
      'content-encoding': undefined,
    },
    check: async ({ body, headers }, place) => {
      expect(body.equals(read('/en/services/adc.html'))).toBe(true);
      const known = await ask(place, '/en/services/adc', { headers: { 'if-none-match': headers.etag ?? '' } });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    },
  },
  {
    name: 'brotli, as it was compressed by the build',
    isOfServer: true,
    path: '/en',
    question: { headers: { 'accept-encoding': 'gzip, br' } },
    status: 200,
    headers: { 'content-encoding': 'br', vary: /accept-encoding/i },
    check: ({ body }) => expect(body.equals(read('/en.html.br'))).toBe(true),
  },
  {
    name: 'gzip',
    path: asset,
    question: { headers: { 'accept-encoding': 'gzip' } },
    status: 200,
    headers: { 'content-encoding': 'gzip', 'cache-control': /^public, max-age=31536000, immutable$/, 'content-type': /javascript/ },
    check: ({ body }) => expect(gunzipSync(body).equals(read(asset))).toBe(true),
  },
  { name: 'the way to the canonical address', path: '/en/services/adc/?a=1', status: 308, headers: { location: '/en/services/adc?a=1' } },
  {
    name: 'a page that does not exist, in its language',
    path: '/ko/nope',
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': /default-src 'none'/ },
    check: ({ body }) => expect(body.toString()).toContain('<html lang="ko"'),
  },
  { name: 'a file that does not exist', path: '/assets/none-12345678.js', status: 404, headers: { 'content-type': /^text\/plain/ } },
  {
    name: 'the service worker',
    path: '/sw.js',
    status: 200,
    headers: { 'content-type': /javascript/, 'cache-control': 'no-cache', 'content-security-policy': /default-src 'none'/ },
  },
  {
    name: 'a part of a brochure',
    path: '/downloads/adc-brochure-en.pdf',
    question: { headers: { range: 'bytes=100-299' } },
    status: 206,
    headers: { 'content-type': 'application/pdf', 'content-range': /^bytes 100-299\/\d+$/, 'content-length': '200' },
    check: ({ body }) => expect(body.equals(read('/downloads/adc-brochure-en.pdf').subarray(100, 300))).toBe(true),
  },
  {
    name: 'a search',
    path: '/api/v1/search?locale=ko&q=%EC%86%A1%EB%8F%84',
    status: 200,
    check: ({ body }) => expect(JSON.parse(body.toString()).total).toBeGreaterThan(0),
  },
  { name: 'an unknown call of the API', path: '/api/v1/nope', status: 404, headers: { 'content-type': /^application\/problem\+json/ } },
  {
    name: 'the form without JavaScript',
    path: '/api/v1/inquiries',
    question: { method: 'POST', headers: own, body: formOf({ locale: 'en', subject: 'By form' }) },
    status: 303,
    headers: { location: /^\/en\/contactUs\/sent\?ref=[\dA-F]{4}-[\dA-F]{4}$/ },
  },
  {
    name: 'the form with faults, filled in again',
    path: '/api/v1/inquiries',
    question: { method: 'POST', headers: own, body: formOf({ email: '' }) },
    status: 422,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    check: ({ body }) => expect(body.toString()).toContain(INQUIRY.company),
  },
  {
    name: 'the form of another site',
    path: '/api/v1/inquiries',
    question: { method: 'POST', headers: { ...own, origin: 'https://example.net' }, body: formOf() },
    status: 403,
  },
  {
    name: 'an inquiry of the app',
    path: '/api/v1/inquiries',
    question: {
      method: 'POST',
      headers: { origin: `https://${HOST}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...INQUIRY, subject: 'By the app' }),
    },
    status: 201,
  },
  {
    name: 'a body that is too large',
    path: '/api/v1/inquiries',
    question: { method: 'POST', headers: own, body: `message=${'x'.repeat(600_000)}` },
    status: 413,
  },
  { name: 'a page of staff without its token', path: '/staff/inquiries/x?token=y', status: 404, headers: { 'cache-control': 'no-store' } },
];

/** What holds besides where visitors come by https. */
export const EXPECTATIONS_OF_HTTPS: readonly Expectation[] = [
  {
    name: 'https for good',
    path: '/en',
    status: 200,
    headers: { 'strict-transport-security': /max-age=63072000/, 'content-security-policy': /upgrade-insecure-requests/ },
  },
];

/** What a host answers that has the files alone, by the configuration that the build writes from the page table. */
export const EXPECTATIONS_OF_FILES: readonly Expectation[] = [
  { name: 'a page of another file name', path: '/ko/aboutus/company.html', status: 308, headers: { location: '/ko/aboutus/company' } },
  ...['/%5Cevil.example/', '/%5c%5cevil.example.html', '/%09/evil.example/', '/x%0dSet-Cookie:a=b/', '/x%0a/'].map((path) => ({
    name: `an address that a browser would read as another host, or as a header: ${path}`,
    path,
    status: 400,
    headers: { location: undefined },
  })),
  { name: 'a page without its language', path: '/services/adc?a=1', status: 302, headers: { location: '/en?a=1' } },
  { name: 'an unknown language', path: '/fr/services/adc', status: 302, headers: { location: '/errors/404' } },
  { name: 'an unknown word', path: '/nope', status: 302, headers: { location: '/errors/404' } },
  { name: 'an address that leads home', path: '/ko/link', status: 302, headers: { location: '/en' } },
  {
    name: 'the page of an error at its own address',
    path: '/ko/errors/404',
    status: 404,
    check: ({ body }) => expect(body.equals(read('/ko/errors/404.html'))).toBe(true),
  },
  {
    name: 'a post',
    path: '/en/public/newsroom/20240516-songdo-groundbreaking',
    status: 200,
    headers: { 'cache-control': 'no-cache, no-transform' },
  },
  { name: 'a post that does not exist', path: '/ko/public/newsroom/19990101-nothing', status: 404 },
  { name: 'its own table of headers', path: '/_headers', status: 302 },
  { name: 'a compressed file', path: '/en.html.br', status: 404 },
  {
    name: 'a missing file, which may come with the next build',
    path: '/images/live/none.avif',
    status: 404,
    headers: { 'cache-control': 'no-cache' },
  },
];

/** Asks a deployment, and compares. */
export async function expectOf(place: Place, { path, question, status, headers = {}, check }: Expectation): Promise<void> {
  const answer = await ask(place, path, question);
  expect(answer.status, answer.body.toString('latin1').slice(0, 200)).toBe(status);
  for (const [name, value] of Object.entries(headers)) {
    if (value instanceof RegExp) expect(answer.headers[name], name).toMatch(value);
    else expect(answer.headers[name], name).toBe(value);
  }
  await check?.(answer, place);
}
