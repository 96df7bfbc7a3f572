import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Inquiry } from '#core/contact/inquiry.ts';
import { postInquiry } from './post-inquiry.ts';

const inquiry = { subject: 'Capacity' } as Inquiry;
const waiting = { url: '/api/v1/inquiries', key: 'a-key', inquiry };
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));
const problem = { 'content-type': 'application/problem+json' };

afterEach(() => vi.unstubAllGlobals());

describe('postInquiry', () => {
  it('asks as the specification wants it, and follows no redirect', async () => {
    const fetch = answer(201, { id: 'x' });
    vi.stubGlobal('fetch', fetch);
    await postInquiry(waiting);
    expect(fetch).toHaveBeenCalledWith('/api/v1/inquiries', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'a-key' },
      body: '{"subject":"Capacity"}',
      redirect: 'error',
      signal: expect.any(AbortSignal),
    });
  });
  it.each([
    ['registered', answer(201, { id: 'x' }), { status: 201, id: 'x', retryAfter: null, errors: [] }],
    ['too many', answer(429, {}, { ...problem, 'retry-after': '60' }), { status: 429, retryAfter: '60', errors: [] }],
    [
      'refused',
      answer(422, { errors: [{ pointer: '/email', code: 'format' }] }, problem),
      { status: 422, retryAfter: null, errors: [{ pointer: '/email', code: 'format' }] },
    ],
    ['known', answer(409, {}, problem), { status: 409, retryAfter: null, errors: [] }],
    ['down', answer(503, '<h1>Bad gateway</h1>'), { status: 503, retryAfter: null, errors: [] }],
    ['odd', answer(422, { errors: 'none' }, problem), { status: 422, retryAfter: null, errors: [] }],
  ])('gives the answer: %s', async (_, fetch, expected) => {
    vi.stubGlobal('fetch', fetch);
    expect(await postInquiry(waiting)).toEqual(expected);
  });
  it.each([
    ['a page in place of the answer', answer(200, '<h1>Log in</h1>')],
    ['an answer without an id', answer(200, { ok: true })],
    ['a conflict of somebody else', answer(409, '<h1>Conflict</h1>')],
    ['a page that a filter refuses with', answer(403, '<h1>Blocked</h1>', { 'content-type': 'text/html' })],
    ['a page that a guest network does not have', answer(404, '<h1>Not here</h1>', { 'content-type': 'text/html' })],
    ['a refusal that is no problem document', answer(422, { errors: [] }, { 'content-type': 'application/json' })],
    ['no network', vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('takes %s for none', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await postInquiry(waiting)).toBeUndefined();
  });
});
