import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFakeDist, ORIGIN } from '../../../tests/support/fake-dist.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../../../tests/support/inquiries.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const url = '/api/v1/inquiries';
const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const { dist, remove } = makeFakeDist();
const onInquiry = vi.fn();
let tested: TestApp;
beforeEach(async () => {
  onInquiry.mockClear();
  tested = await openTestApp({ dist, onInquiry });
});
afterEach(() => tested.close());
afterAll(remove);

const post = (payload: string | Buffer | object, headers: Record<string, string> = {}) =>
  tested.app.inject({ method: 'POST', url, payload, headers });
const postForm = (payload: string, headers: Record<string, string> = {}) => post(payload, { 'content-type': FORM_TYPE, ...headers });
const stored = () => tested.database.db.selectFrom('inquiries').selectAll().execute();

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

  test('all faults are named at once, in the order of the form', async () => {
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
        { pointer: '/email', detail: 'Give an email address of 6 to 254 characters, such as name@example.com.', code: 'format' },
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

  test.each(['null', '7', '"text"', '[]', 'true'])('%s is no inquiry', async (payload) => {
    const answer = await post(payload, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.length).toBeGreaterThan(0);
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
    expect((await tested.app.inject({ method: 'POST', url })).statusCode).toBe(415);
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
    const answer = await tested.app.inject({ method, url: `${url}?x=1`, headers: { 'content-type': 'text/xml' }, payload: '<x/>' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    if (method !== 'HEAD') expect(answer.json().detail).toBe('/api/v1/inquiries answers POST only.');
  });
});

describe('who asks', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ referer: 'https://evil.example/' }],
  ])('%j is refused, whatever it sends', async (headers) => {
    const json = await post(INQUIRY, headers);
    expect([json.statusCode, json.json().title]).toEqual([403, 'Forbidden']);
    const form = await postForm(formOf(), headers);
    expect([form.statusCode, form.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    // What another site wrote is not shown as the visitor's.
    expect(form.body).not.toContain(INQUIRY.email);
    expect(await stored()).toEqual([]);
  });

  test.each([[{ origin: 'http://localhost' }], [{ origin: ORIGIN }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])(
    '%j is taken',
    async (headers) => {
      expect((await post(INQUIRY, headers)).statusCode).toBe(201);
      expect((await postForm(formOf(), headers)).statusCode).toBe(303);
      expect(await stored()).toHaveLength(1);
    },
  );
});

describe('a form without JavaScript', () => {
  test.each(['en', 'ko'])('goes on to the page that says it is sent, in %s', async (locale) => {
    const answer = await postForm(formOf({ locale }));
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control'], answer.body]).toEqual([
      303,
      `/${locale}/contactUs/sent`,
      'no-store',
      '',
    ]);
    expect(await stored()).toMatchObject([{ locale, name: INQUIRY.name, message: INQUIRY.message, phone: INQUIRY.phone }]);
    expect(onInquiry).toHaveBeenCalledOnce();
  });

  test('sent twice by an impatient finger, it is one inquiry', async () => {
    await Promise.all([postForm(formOf()), postForm(formOf())]);
    expect(await stored()).toHaveLength(1);
  });

  test('consent to marketing is taken where the box was ticked', async () => {
    await postForm(formOf({ marketingAgreement: 'on' }));
    expect(await tested.database.db.selectFrom('consents').select('email').execute()).toEqual([{ email: INQUIRY.email }]);
  });

  test.each(['en', 'ko'])('comes back with what was written and what is wrong, in %s', async (locale) => {
    const answer = await postForm(formOf({ locale, name: '', message: 'short\n<b>', privacyAgreement: undefined }));
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toContain(`<html lang="${locale}">`);
    expect(answer.body).toContain(`<div role="alert">${locale} required</div>`);
    expect(answer.body).toContain(`<p id="name-fault">${locale} name required</p>`);
    expect(answer.body).toContain('short\r\n&lt;b&gt;</textarea>');
    expect(answer.body).toContain(`<p id="message-fault">${locale} message length</p>`);
    expect(answer.body).toContain(`<p id="privacyAgreement-fault">${locale} privacyAgreement required</p>`);
    expect(answer.body).toContain(`value="${INQUIRY.email}"`);
    expect(answer.body.match(/-fault">/g)).toHaveLength(3);
    expect(await stored()).toEqual([]);
  });

  test('a field that nobody sees, filled in, is refused in words', async () => {
    const answer = await postForm(formOf({ website: 'https://spam.example' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<div role="alert">ko server</div>');
    expect(answer.body).toContain(`value="${INQUIRY.email}"`);
    expect(answer.body).not.toContain('spam.example');
    expect(await stored()).toEqual([]);
  });

  test('of three times the size of JSON, it still comes back', async () => {
    const message = '가'.repeat(10_000);
    const answer = await postForm(formOf({ message }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(message);
    const larger = await postForm(formOf({ message: '가'.repeat(11_000) }), { referer: 'http://localhost/ko/contactUs?category=adc' });
    expect([larger.statusCode, larger.body.includes('<div role="alert">ko server</div>')]).toEqual([413, true]);
  });

  test.each([
    ['locale=xx', { referer: 'http://localhost/ko/contactUs' }, 'ko'],
    ['', { referer: 'http://localhost/ko?x=/en/' }, 'ko'],
    ['', { referer: 'http://localhost/fr/contactUs' }, 'en'],
    ['', {}, 'en'],
  ])('%j with %j is answered in %s', async (form, headers, lang) => {
    const answer = await postForm(form, headers);
    expect([answer.statusCode, /<html lang="(\w+)">/.exec(answer.body)?.[1]]).toEqual([422, lang]);
  });

  test('when it cannot be stored, nothing that was written is lost or told', async () => {
    await tested.database.db.schema.dropTable('mails').execute();
    const form = await postForm(formOf());
    expect([form.statusCode, form.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(form.body).toContain('<div role="alert">ko server</div>');
    expect(form.body).toContain(`value="${INQUIRY.email}"`);
    const json = await post(INQUIRY);
    expect([json.statusCode, json.json()]).toEqual([
      500,
      {
        type: 'about:blank',
        status: 500,
        title: 'Service Error',
        detail: 'The inquiry could not be stored: send it again later, with the same Idempotency-Key.',
      },
    ]);
    expect(await stored()).toEqual([]);
    expect(onInquiry).not.toHaveBeenCalled();
  });
});

describe('how many', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await openTestApp({ dist, env: { INQUIRY_RATE: '2/10m', TRUST_PROXY: '10.0.0.1' } });
  });
  afterAll(() => limited.close());
  const send = (from: string, forwarded?: string, payload: object | string = { ...INQUIRY, subject: `${Math.random()}` }) =>
    limited.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
      headers: {
        ...(typeof payload === 'string' && { 'content-type': FORM_TYPE }),
        ...(forwarded && { 'x-forwarded-for': forwarded }),
      },
    });

  test('the third from one address within the time waits, and is told how long', async () => {
    expect([await send('10.1.1.1'), await send('10.1.1.1')].map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const answer = await send('10.1.1.1');
    expect(answer.statusCode).toBe(429);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(answer.json()).toMatchObject({
      title: 'Too Many Requests',
      detail: `One address may send 2 inquiries in 600 seconds: try again in ${seconds} seconds.`,
    });
    expect((await send('10.1.1.2')).statusCode).toBe(201);
  });

  test('a form keeps what was written', async () => {
    for (let n = 0; n < 2; n += 1) await send('10.1.1.3', undefined, formOf({ subject: `form ${n}` }));
    const answer = await send('10.1.1.3', undefined, formOf());
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 590]).toEqual([429, true]);
    expect(answer.body).toContain('<div role="alert">ko server</div>');
    expect(answer.body).toContain(`value="${INQUIRY.email}"`);
  });

  test('behind the trusted proxy every visitor counts alone; nobody else can name another address', async () => {
    for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await send('10.0.0.1', visitor)).statusCode).toBe(201);
    const statuses = [];
    for (const visitor of ['192.0.2.4', '192.0.2.5', '192.0.2.6']) statuses.push((await send('10.1.1.4', visitor)).statusCode);
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('all addresses of one IPv6 network are one visitor', async () => {
    const statuses = [];
    for (const host of ['::1', '::2', ':3::3']) statuses.push((await send(`2001:db8:1:2${host}`)).statusCode);
    expect(statuses).toEqual([201, 201, 429]);
  });
});

test('the other calls of the API tell their methods too', async () => {
  const answer = await tested.app.inject({ method: 'DELETE', url: '/api/v1/posts/newsroom/x?locale=en' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('the server is ready when its database answers', async () => {
  expect((await tested.app.inject('/api/v1/health/ready')).statusCode).toBe(200);
  await tested.database.db.schema.dropTable('mails').execute();
  await tested.database.db.schema.dropTable('inquiries').execute();
  const answer = await tested.app.inject('/api/v1/health/ready');
  expect([answer.statusCode, answer.json().detail]).toEqual([503, 'The database does not answer.']);
  expect((await tested.app.inject('/api/v1/health/live')).statusCode).toBe(200);
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
