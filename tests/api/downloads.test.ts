import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const url = '/downloads/corporate-brochure-ko.pdf';
let app: TestApp['app'];
let close: TestApp['close'];

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

it('a brochure is a PDF at a stable address: asked for anew, and not sent again while it is the same', async () => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  const { etag } = answer.headers;
  expect(etag).toBeTruthy();
  expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
});

it('the files of an album are what they say, and whole under data saver too', async () => {
  const { archive, gallery } = (await app.inject('/api/v1/posts/images/adc-facility?locale=ko')).json();
  for (const [file, type] of [
    [archive.url, 'application/zip'],
    [gallery[0].download.url, 'image/jpeg'],
  ]) {
    const { headers, rawPayload } = await app.inject(file);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect((await app.inject({ url: file, headers: { 'save-data': 'on' } })).rawPayload.equals(rawPayload)).toBe(true);
    expect((await app.inject({ url: file, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304);
  }
});

it('a part of it can be had', async () => {
  const whole = (await app.inject(url)).rawPayload;
  const part = await app.inject({ url, headers: { range: 'bytes=0-7' } });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.4']);
  expect(part.headers['content-range']).toBe(`bytes 0-7/${whole.length}`);
});

it('one that is not there is a plain 404', async () => {
  const answer = await app.inject('/downloads/nothing-ko.pdf');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found']);
});
