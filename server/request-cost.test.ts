import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INQUIRY_FIELDS } from '../core/contact/inquiry.ts';
import type { PostIndex } from '../core/posts/list-posts.ts';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { makeFakeDist } from '../tests/support/fake-dist.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../tests/support/inquiries.ts';
import { storeInquiry } from '../tests/support/store-inquiry.ts';
import { openTestApp, type TestApp } from '../tests/support/test-app.ts';
import { createLink, readLinkKey } from './staff/inquiry-link.ts';

const documents: SearchDocuments = { locale: 'en', names: {}, pages: [{ href: '/en/water', title: 'Water', parts: [] }], posts: [] };
const posts: PostIndex = {
  type: 'newsroom',
  pageSize: 9,
  posts: [{ id: 'a-1', category: 'press', date: '2026-01-01', title: 'One', summary: '', text: 'one' }],
};
const { dist, remove } = makeFakeDist(
  {},
  { 'site/data/search.en.json': JSON.stringify(documents), 'site/data/newsroom.en.json': JSON.stringify(posts) },
);
let opened: TestApp;
let staffPage = '';
beforeAll(async () => {
  opened = await openTestApp({ dist, env: { TRUST_PROXY: 'loopback' } });
  const id = await storeInquiry(opened.database, new Date().toISOString());
  staffPage = createLink(await readLinkKey(opened.database, 'inquiry'), '', 'inquiry', id);
});
afterAll(async () => {
  await opened.close();
  remove();
});

/** Texts for which a careless expression, or a normalization, takes the square of their length. */
const ASCII: Record<string, string> = {
  spaces: ' ',
  dots: 'a.',
  ats: 'a@',
  digits: '1',
  hyphens: '-a',
  slashes: '/',
  quotes: '"',
  percents: '%25',
  commas: '1,',
  semicolons: ';',
  questions: '?',
};
const TEXTS: Record<string, string> = {
  ...ASCII,
  marks: '\u0301\u0327',
  joiners: '\u200d',
  newlines: '\r\n',
  halves: '\ud800',
  hangul: '가ㄱ',
};

const json = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload });
const form = (url: string, payload: string): InjectOptions => ({ method: 'POST', url, payload, headers: { 'content-type': FORM_TYPE } });
const ask = (url: string, headers: Record<string, string> = {}): InjectOptions => ({ url, headers });
const query = (values: Record<string, string>) => new URLSearchParams({ locale: 'en', ...values });
const VISIT = { path: '/en', locale: 'en', at: '2026-11-24T00:00:00.000Z' };

type Request = (text: string) => InjectOptions;
/** What a browser or program can write into a request, by where it stands; `length`: of the text, of which it may have as many as four times. */
const PLACES: { length: number; texts: Record<string, string>; requests: Record<string, Request> }[] = [
  {
    length: 7000,
    texts: TEXTS,
    requests: {
      ...Object.fromEntries(
        [...INQUIRY_FIELDS, 'locale', 'website', 'other'].map((field): [string, Request] => [
          `JSON ${field}`,
          (text) => json('/api/v1/inquiries', { ...INQUIRY, [field]: text }),
        ]),
      ),
      'JSON name of a field': (text) => json('/api/v1/inquiries', { ...INQUIRY, [text]: '' }),
      JSON: (text) => ({ method: 'POST', url: '/api/v1/inquiries', payload: text, headers: { 'content-type': 'application/json' } }),
    },
  },
  {
    length: 20_000,
    texts: TEXTS,
    requests: {
      ...Object.fromEntries(
        [...INQUIRY_FIELDS, 'locale', 'website', 'other'].map((field): [string, Request] => [
          `form ${field}`,
          (text) => form('/api/v1/inquiries', formOf({ [field]: text })),
        ]),
      ),
      form: (text) => form('/api/v1/inquiries', text),
    },
  },
  {
    length: 3800,
    texts: TEXTS,
    requests: {
      'form message that may be read': (text) => form('/api/v1/inquiries', formOf({ message: text })),
      ...Object.fromEntries(
        ['locale', 'category', 'year', 'q', 'sort', 'page'].map((name): [string, Request] => [
          `list ${name}`,
          (text) => ask(`/api/v1/posts/newsroom?${query({ [name]: text })}`),
        ]),
      ),
      ...Object.fromEntries(
        ['locale', 'q', 'type', 'page'].map((name): [string, Request] => [
          `search ${name}`,
          (text) => ask(`/api/v1/search?${query({ q: 'water', [name]: text })}`),
        ]),
      ),
      'list type': (text) => ask(`/api/v1/posts/${encodeURIComponent(text)}?locale=en`),
      'post id': (text) => ask(`/api/v1/posts/newsroom/${encodeURIComponent(text)}?locale=en`),
      'query of a page': (text) => ask(`/en?${encodeURIComponent(text)}`),
      'page below a language': (text) => ask(`/en/${encodeURIComponent(text)}`),
      'sent page': (text) => ask(`/en/contactUs/sent?ref=${encodeURIComponent(text)}`),
      'consent id': (text) => ask(`/consents/${encodeURIComponent(text)}?token=a`),
      'consent token': (text) => ask(`/consents/1?token=${encodeURIComponent(text)}`),
      'inquiry token': (text) => ask(`/staff/inquiries/1?token=${encodeURIComponent(text)}`),
      'inquiry language': (text) => ask(`${staffPage}&lang=${encodeURIComponent(text)}`),
      'page view path': (text) => json('/api/v1/page-views', { ...VISIT, id: randomUUID(), path: text }),
      'page view id': (text) => json('/api/v1/page-views', { ...VISIT, id: text }),
      'page view time': (text) => json('/api/v1/page-views', { ...VISIT, id: randomUUID(), at: text }),
      'figure path': (text) =>
        json('/api/v1/vitals', { id: randomUUID(), at: VISIT.at, values: [{ metric: 'LCP', value: 1, path: text }] }),
      'figure time': (text) => json('/api/v1/vitals', { id: randomUUID(), at: text, values: [] }),
    },
  },
  {
    length: 900,
    texts: TEXTS,
    requests: {
      'staff name': (text) => form(staffPage, String(new URLSearchParams({ action: 'answered', name: text.slice(0, 4000) }))),
    },
  },
  {
    length: 3800,
    texts: ASCII,
    requests: {
      address: (text) => ask(`/${text}x`),
      'address of a picture': (text) => ask(`/images/${text}.png`),
      'whole address': (text) => ask(`http://localhost/${text}`),
      'address below the API': (text) => ask(`/api/v1/${text}`),
      ...Object.fromEntries(
        ['accept-encoding', 'if-none-match', 'range', 'cookie', 'if-modified-since', 'x-forwarded-for', 'x-forwarded-host', 'host'].map(
          (name): [string, Request] => [`page ${name}`, (text) => ask('/en', { [name]: text })],
        ),
      ),
      'staff accept-language': (text) => ask(staffPage, { 'accept-language': text }),
      ...Object.fromEntries(
        ['referer', 'origin', 'accept-language', 'idempotency-key', 'content-type', 'content-encoding', 'x-forwarded-for'].map(
          (name): [string, Request] => [
            `form ${name}`,
            (text) => ({
              ...form('/api/v1/inquiries', formOf({ locale: '', name: '' })),
              headers: { 'content-type': FORM_TYPE, [name]: text },
            }),
          ],
        ),
      ),
      'page view user-agent': (text) => ({
        ...json('/api/v1/vitals', { id: randomUUID(), at: VISIT.at, values: [] }),
        headers: { 'user-agent': text },
      }),
    },
  },
];

/** How much longer four times the text may take: a straight line has 4, a square 16. Below `NOISE_MS` of this thread nothing is judged. */
const MOST = 8;
const NOISE_MS = 2;

let visitors = 0;
/** The shortest of some times that this thread needs for a request, each from another visitor, in milliseconds, or one that is short enough. */
async function measure(request: Request, text: string, enough = NOISE_MS): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 10 && shortest >= enough; time += 1) {
    visitors += 1;
    const options = { ...request(text), remoteAddress: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
    const before = process.threadCpuUsage();
    await opened.app.inject(options);
    const { user, system } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

const PLACES_BY_NAME = PLACES.flatMap(({ requests, ...place }) =>
  Object.entries(requests).map(([name, request]) => ({ name, request, ...place })),
);
// A busy machine lengthens single measurements; a square of the length fails each time.
test.each(PLACES_BY_NAME)('$name: four times the text costs some four times the time', { retry: 2 }, async ({ request, texts, length }) => {
  for (const [kind, sign] of Object.entries(texts)) {
    const textOf = (times: number) => `a${sign.repeat((times * length) / sign.length)}b`.toWellFormed();
    const longest = await measure(request, textOf(4), MOST * NOISE_MS);
    if (longest < MOST * NOISE_MS) continue;
    const once = await measure(request, textOf(1));
    expect(longest, `${kind}: ${once}, ${longest} ms`).toBeLessThan(MOST * Math.max(once, NOISE_MS));
  }
});
