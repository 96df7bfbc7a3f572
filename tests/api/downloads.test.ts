import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';

const out = process.env.OUT_DIR ?? 'dist';
const url = '/downloads/corporate-brochure-ko.pdf';
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  app = await createApp(readConfig({}, out.startsWith('/') ? out : `${process.cwd()}/${out}`));
});
afterAll(() => app.close());

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

it('a part of it can be had', async () => {
  const whole = (await app.inject(url)).rawPayload;
  const part = await app.inject({ url, headers: { range: 'bytes=0-7' } });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-1.7']);
  expect(part.headers['content-range']).toBe(`bytes 0-7/${whole.length}`);
});

it('one that is not there is a plain 404', async () => {
  const answer = await app.inject('/downloads/nothing-ko.pdf');
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not Found']);
});
