import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { eachInquiryTest, INQUIRIES_URL as url } from '../../../tests/support/each-inquiry-test.ts';
import { makeFakeDist, ORIGIN } from '../../../tests/support/fake-dist.ts';
import { formOf, INQUIRY } from '../../../tests/support/inquiries.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { describeFailure } from './inquiries.ts';

const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const { app, dist, onInquiry, post, postForm, stored } = eachInquiryTest();

describe('JSON', () => {
  test('a whole inquiry is stored and answered with its id and moment', async () => {
    const answer = await post(INQUIRY);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('location');
    const [row] = await stored();
    expect(answer.json()).toEqual({ id: row?.id, registeredAt: row?.created_at });
    expect(row).toMatchObject({ name: INQUIRY.name, message: INQUIRY.message, idempotency_key: null });
    expect(onInquiry).toHaveBeenCalledOnce();
  });

  test('the same key again: the same answer, no second record, no second mail', async () => {
    const first = await post(INQUIRY, { 'idempotency-key': KEY });
    for (const key of [KEY, KEY.toUpperCase(), `"${KEY}"`]) {
      const again = await post(INQUIRY, { 'idempotency-key': key });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    }
    expect(await stored()).toHaveLength(1);
    expect(onInquiry).toHaveBeenCalledOnce();
  });

  test('the same key with other fields is refused, and never as sent', async () => {
    await post(INQUIRY, { 'idempotency-key': KEY });
    const answer = await post({ ...INQUIRY, subject: 'Another' }, { 'idempotency-key': KEY });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 422,
      title: 'Unprocessable Content',
      detail: 'The Idempotency-Key belongs to an inquiry with other fields.',
      errors: [{ pointer: 'Idempotency-Key', detail: 'Make a new UUID for this inquiry.', code: 'reused' }],
    });
    expect(await stored()).toHaveLength(1);
  });

  test.each(['', 'x', '8e03978e', `${KEY}, ${KEY}`, `{${KEY}}`])('%j is no key', async (key) => {
    const answer = await post(INQUIRY, { 'idempotency-key': key });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([400, 'Idempotency-Key']);
    expect(await stored()).toEqual([]);
  });

  test('all errors are named at once, in the order of the form', async () => {
    const answer = await post({ ...INQUIRY, name: 'x', email: 'nobody', privacyAgreement: false, locale: 'fr', tel: '1' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 422,
      title: 'Unprocessable Content',
      detail: 'Some fields cannot be used.',
      errors: [
        { pointer: '/name', detail: 'Give a name of 2 to 50 characters.', code: 'length' },
        { pointer: '/email', detail: 'Give one email address of 6 to 254 characters, such as name@example.com.', code: 'format' },
        {
          pointer: '/privacyAgreement',
          detail: 'Give true: an inquiry can be taken only from someone who agrees to the use of personal information for it.',
          code: 'required',
        },
        { pointer: '/locale', detail: 'Give one of en, ko: the language that the visitor reads.', code: 'required' },
        { pointer: '/tel', detail: 'There is no such field: leave it out.', code: 'unknown' },
      ],
    });
    expect(onInquiry).not.toHaveBeenCalled();
  });

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['half an object', '{"locale":"en"'],
    ['no UTF-8', Buffer.from('{"name":"\xe9"}', 'latin1')],
    ['two objects', '{}{}'],
    ['a form', 'name=x'],
  ])('%s is no JSON', async (_, payload) => {
    const answer = await post(payload, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json().title, answer.json().errors[0].pointer]).toEqual([400, 'Bad Request', '']);
    expect(answer.body).not.toMatch(/position|Unexpected|at /);
  });

  test.each([
    ['text/plain', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json; charset=euc-kr', {}],
    ['application/jsonx', {}],
    ['', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('%s %j is another type', async (type, headers) => {
    const answer = await post(JSON.stringify(INQUIRY), { 'content-type': type, ...headers });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      415,
      'Send application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
    ]);
    expect(await stored()).toEqual([]);
  });

  test('a request without type and body is answered as another type', async () => {
    expect((await app().inject({ method: 'POST', url })).statusCode).toBe(415);
  });

  test('32 KB are read, a byte more is not', async () => {
    const padded = (size: number) => `${JSON.stringify(INQUIRY)}${' '.repeat(size)}`.slice(0, size);
    const room = 32 * 1024 - (Buffer.byteLength(JSON.stringify(INQUIRY)) - JSON.stringify(INQUIRY).length);
    const type = { 'content-type': 'application/json; charset=UTF-8' };
    expect((await post(padded(room), type)).statusCode).toBe(201);
    const answer = await post(padded(room + 1), type);
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { type: 'about:blank', status: 413, title: 'Content Too Large', detail: 'The body is larger than 32 KB: write less.' },
    ]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s is told to POST', async (method) => {
    const answer = await app().inject({ method, url: `${url}?x=1`, headers: { 'content-type': 'text/xml' }, payload: '<x/>' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(answer.json().detail).toBe('/api/v1/inquiries answers POST only.');
  });
});

describe('who asks', () => {
  // Which is which: server/request-checks.test.ts.
  test('another site is refused, whatever it sends', async () => {
    const headers = { origin: 'https://evil.example' };
    const json = await post(INQUIRY, headers);
    expect([json.statusCode, json.json().title]).toEqual([403, 'Forbidden']);
    const form = await postForm(formOf(), headers);
    expect([form.statusCode, form.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    // What another site wrote is not shown as the visitor's.
    expect(form.body).not.toContain(INQUIRY.email);
    expect(await stored()).toEqual([]);
  });

  test('this site is taken; what it sends again as a form is the same inquiry', async () => {
    expect((await post(INQUIRY, { origin: ORIGIN })).statusCode).toBe(201);
    expect((await postForm(formOf(), { origin: ORIGIN })).statusCode).toBe(303);
    expect(await stored()).toHaveLength(1);
  });
});

test('the other calls of the API tell their methods too', async () => {
  const answer = await app().inject({ method: 'DELETE', url: '/api/v1/posts/newsroom/x?locale=en' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

// When it is not: server/routes/v1/health.db.test.ts.
test('that the server is ready holds for ten seconds, however often it is asked', async () => {
  const { app: own, database, close } = await openTestApp({ dist });
  const ready = () => own.inject('/api/v1/health/ready');
  const probe = vi.spyOn(database, 'probe');
  expect([await ready(), await ready()].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(probe).toHaveBeenCalledOnce();
  await close();
});

test('a server without the page to fill says what to do', async () => {
  const { dist: other, remove: removeOther } = makeFakeDist();
  const { rmSync } = await import('node:fs');
  rmSync(`${other}/templates`, { recursive: true });
  await expect(openTestApp({ dist: other })).rejects.toThrow(
    /^The contact form's page cannot be read .*contact\.en\.json.*: run npm run build$/,
  );
  removeOther();
});

test('the log has the reason of a failure, but nothing that PostgreSQL may repeat of an inquiry', () => {
  expect(describeFailure(new Error('Connection terminated unexpectedly'))).toEqual({
    code: undefined,
    name: 'Error',
    message: 'Connection terminated unexpectedly',
  });
  const refusal = Object.assign(new pg.DatabaseError('invalid input: "Kim"', 1, 'error'), { code: '22021', detail: 'Kim' });
  expect(describeFailure(refusal)).toEqual({ code: '22021', name: 'error' });
});
