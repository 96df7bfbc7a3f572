import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createRequestCounter } from './count-requests.ts';

test('an address is remembered though thousands of others ask meanwhile', async () => {
  const app = Fastify();
  app.register(async (scope) => {
    const count = await createRequestCounter(scope, { max: 1, within: 600_000 });
    scope.get('/', async (request) => ({ wait: (await count(request)) ?? 0 }));
  });
  const ask = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).json().wait;
  expect([await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([0, 600]);
  for (let n = 0; n < 6000; n += 1) await ask(`10.1.${n >> 8}.${n & 255}`);
  expect(await ask('10.0.0.1')).toBeGreaterThan(500);
  await app.close();
});
