import { afterAll, beforeAll, expect, test } from 'vitest';
import { INQUIRIES_URL as url } from '../../../tests/support/each-inquiry-test.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../../../tests/support/inquiries.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const { dist, remove } = makeFakeDist();
afterAll(remove);

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
