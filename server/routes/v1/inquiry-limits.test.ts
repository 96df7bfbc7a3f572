import { afterAll, expect, test, vi } from 'vitest';
import { INQUIRIES_URL as url } from '../../../tests/support/each-inquiry-test.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../../../tests/support/inquiries.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';

const { dist, remove } = makeFakeDist();
afterAll(remove);

const limited = await openTestApp({ dist, env: { INQUIRY_RATE: '2/10m', TRUST_PROXY: '10.0.0.1' } });
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

test.each([
  ['with ports', ['192.0.2.10:50001', '192.0.2.10:50002', '192.0.2.10']],
  ['in brackets, with ports', ['[2001:db8:9::1]:443', '[2001:db8:9::1]:444', '2001:db8:9::1']],
  ['in quotation marks', ['"[2001:db8:a::1]:443"', '"[2001:db8:a::1]"', '2001:DB8:A:0::1']],
  ['with a zone', ['fe80::9%eth0', '[fe80::9%25eth1]:443', 'fe80::9']],
  ['as IPv4 within IPv6', ['::ffff:192.0.2.11', '[::FFFF:192.0.2.11]:50001', '192.0.2.11:50002']],
  ['behind a second trusted proxy that is written with its port', ['192.0.2.12, 10.0.0.1:443', '192.0.2.12 , 10.0.0.1', '192.0.2.12:1']],
])('a visitor whose address a proxy writes %s is one visitor', async (_, spellings) => {
  const statuses = [];
  for (const visitor of spellings) statuses.push((await send('10.0.0.1', visitor)).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
});

test('a proxy that writes no address makes all of its visitors one, and takes nothing from those with an address', async () => {
  const statuses = [];
  for (const visitor of ['unknown', 'unknown', 'unknown', '192.0.2.13']) statuses.push((await send('10.0.0.1', visitor)).statusCode);
  expect(statuses).toEqual([201, 201, 429, 201]);
});

test('what another site posts does not use up what the visitor may send', async () => {
  const foreign = () =>
    limited.app.inject({ method: 'POST', url, payload: INQUIRY, remoteAddress: '10.1.1.5', headers: { origin: 'https://evil.example' } });
  expect([await foreign(), await foreign(), await foreign()].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect((await send('10.1.1.5')).statusCode).toBe(201);
});

test('a clock that is set back shuts nobody out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await send('10.1.1.6');
    await send('10.1.1.6');
    vi.setSystemTime(Date.now() - 6 * 86_400_000);
    const seconds = Number((await send('10.1.1.6')).headers['retry-after']);
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
  } finally {
    vi.useRealTimers();
  }
});

test('behind a number of proxies the last one outside of them is the visitor, whatever he claims', async () => {
  const behindOne = await openTestApp({ dist, env: { INQUIRY_RATE: '1/10m', TRUST_PROXY: '1' } });
  const ask = async (forwarded: string) =>
    (
      await behindOne.app.inject({
        method: 'POST',
        url,
        payload: { ...INQUIRY, subject: forwarded },
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': forwarded },
      })
    ).statusCode;
  try {
    expect([await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('198.51.100.7, 192.0.2.1')]).toEqual([201, 201, 429]);
  } finally {
    await behindOne.close();
  }
});

test('all addresses of one IPv6 network are one visitor', async () => {
  const statuses = [];
  for (const host of ['::1', '::2', ':3::3']) statuses.push((await send(`2001:db8:1:2${host}`)).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
});
