import { expect, test } from 'vitest';
import { formatReference } from '../../../core/contact/reference.ts';
import { eachInquiryTest } from '../../../tests/support/each-inquiry-test.ts';
import { formOf, INQUIRY } from '../../../tests/support/inquiries.ts';
import { MAX_FORM_BYTES } from '../../contact/read-request.ts';

// A form sent without JavaScript.
const { app, database, onInquiry, post, postForm, stored } = eachInquiryTest();

test.each(['en', 'ko'])('goes on to the page that says it is sent, in %s', async (locale) => {
  const answer = await postForm(formOf({ locale }));
  const reference = formatReference((await stored())[0]?.id ?? '');
  const address = `/${locale}/contactUs/sent?ref=${reference}`;
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control'], answer.body]).toEqual([
    303,
    address,
    'no-store',
    '',
  ]);
  const page = await app().inject(address);
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
    200,
    `<!doctype html><p>${locale} ${reference}</p>`,
    'no-store',
  ]);
  expect(page.headers['content-security-policy']).toContain("'sha256-style'");
  expect(await stored()).toMatchObject([{ locale, name: INQUIRY.name, message: INQUIRY.message, phone: INQUIRY.phone }]);
  expect(onInquiry).toHaveBeenCalledOnce();
});

test.each(['', '?ref=', '?ref=3f2a-9c01', '?ref=<b>', '?ref=3F2A-9C01&ref=3F2A-9C01', '?ref=3F2A-9C01%0A'])(
  'the page that says it is sent names no number that is none: %j',
  async (query) => {
    const page = await app().inject(`/ko/contactUs/sent${query}`);
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><p>ko</p>']);
  },
);

test.each(['en', 'ko'])('comes back with what was written and what is wrong, in %s', async (locale) => {
  const answer = await postForm(formOf({ locale, name: '', message: 'short\n<b>', privacyAgreement: undefined }));
  expect(answer.statusCode).toBe(422);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-style'",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toContain(`<html lang="${locale}">`);
  expect(answer.body).toContain(`<div role="alert">${locale} required</div>`);
  expect(answer.body).toContain(`<p id="name-error">${locale} name required</p>`);
  expect(answer.body).toContain('short\r\n&lt;b&gt;</textarea>');
  expect(answer.body).toContain(`<p id="message-error">${locale} message length</p>`);
  expect(answer.body).toContain(`<p id="privacyAgreement-error">${locale} privacyAgreement required</p>`);
  expect(answer.body).toContain(`value="${INQUIRY.email}"`);
  expect(answer.body.match(/-error">/g)).toHaveLength(3);
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

test('with more than 50 fields, it comes back with what was written', async () => {
  const surplus = Array.from({ length: 51 }, (_, at) => `&extra${at}=1`).join('');
  const answer = await postForm(formOf() + surplus);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<div role="alert">ko server</div>');
  expect(answer.body).toContain(`value="${INQUIRY.email}"`);
  expect(answer.body).not.toContain('extra');
  expect(await stored()).toEqual([]);
});

test('with as many field names as the body can hold, it is refused as fast as any', async () => {
  const form = Array.from({ length: 114_400 }, (_, at) => at.toString(36)).join('&');
  // A longer form would be refused for its size, before its fields are read.
  expect(form.length).toBeGreaterThan(MAX_FORM_BYTES - 5000);
  expect(form.length).toBeLessThanOrEqual(MAX_FORM_BYTES);
  // What this thread needs, however busy the machine is.
  const before = process.threadCpuUsage();
  expect((await postForm(form)).statusCode).toBe(413);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});

test('with a document of fifty thousand letters as its message, it comes back with all of it, and says that it is too long', async () => {
  const message = '가'.repeat(50_000);
  const answer = await postForm(formOf({ message }));
  expect([answer.statusCode, answer.body.includes(message)]).toEqual([422, true]);
  expect(answer.body).toContain('<div role="alert">ko message length</div>');
});

test.each([
  [{ referer: 'http://localhost/ko/contactUs?category=adc' }, 'ko'],
  [{ 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8' }, 'ko'],
  [{ 'accept-language': 'KO' }, 'ko'],
  [{ 'accept-language': 'fr,ko;q=0.5' }, 'en'],
  [{ referer: 'http://localhost/en/contactUs', 'accept-language': 'ko' }, 'en'],
])('larger than what is read, it says that the message is too long, with %j in %s', async (headers, lang) => {
  const answer = await postForm(formOf({ message: '가'.repeat(60_000) }), headers);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(answer.body).toContain(`<html lang="${lang}">`);
  expect(answer.body).toContain(`<div role="alert">${lang} message length</div>`);
  expect(answer.body).toContain(`<p id="message-error">${lang} message length</p>`);
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
  await database().schema.alterTable('mails').renameTo('mails_away').execute();
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
  await database().schema.alterTable('mails_away').renameTo('mails').execute();
});
