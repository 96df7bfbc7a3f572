import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST_TYPES } from '../../core/posts/post.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { INQUIRY } from '../support/inquiries.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

type Responses = Record<string, { headers?: Record<string, object>; content?: Record<string, { schema: object }> }>;
type Operations = Record<string, Record<string, { responses: Responses }>>;

let paths: Operations;
let tested: TestApp;
beforeAll(async () => {
  tested = await openTestApp();
  paths = await readDescription(tested.app);
});
afterAll(() => tested.close());

/** `/posts/:type` as the description writes it. */
const written = (url: string) => url.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}');

describe('GET /api/v1/openapi.json', () => {
  it('has every call of the API, and no other', () => {
    const served = tested.app.apiRoutes.flatMap(({ url, methods }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${written(url)}`),
    );
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(served.sort());
  });
});

describe('answers are what the description says', () => {
  const cases = (): [path: string, url: string, status: number][] => [
    ...LOCALES.flatMap((locale) => [
      ...POST_TYPES.map((type): [string, string, number] => ['/posts/{type}', `/posts/${type}?locale=${locale}`, 200]),
      ['/posts/{type}/{id}', `/posts/newsroom/20240516-songdo-groundbreaking?locale=${locale}`, 200] as [string, string, number],
      ['/posts/{type}/{id}', `/posts/images/adc-facility?locale=${locale}`, 200] as [string, string, number],
    ]),
    ['/posts/{type}', '/posts/newsroom?locale=fr&page=0', 400],
    ['/posts/{type}', '/posts/nope?locale=en', 404],
    ['/posts/{type}/{id}', '/posts/newsroom/nope?locale=en', 404],
    ['/search', '/search?locale=en&q=Syracuse', 200],
    ['/search', `/search?locale=ko&type=newsroom&page=1&q=${encodeURIComponent('송도')}`, 200],
    ['/search', '/search?locale=en&q=zzzz', 200],
    ['/search', '/search?locale=fr', 400],
    ['/health/live', '/health/live', 200],
    ['/health/ready', '/health/ready', 200],
    ['/openapi.json', '/openapi.json', 200],
  ];
  it.each(cases())('%s: GET %s, %i', async (path, url, status) => {
    const answer = await tested.app.inject(`/api/v1${url}`);
    expect(answer.statusCode).toBe(status);
    await expectDescribed(path, 'get', answer);
  });
  it('/search: GET, 429', async () => {
    const limited = await openTestApp({ env: { SEARCH_RATE: '1/1h' } });
    await limited.app.inject('/api/v1/search?locale=en&q=Syracuse');
    const answer = await limited.app.inject('/api/v1/search?locale=en&q=Syracuse');
    await limited.close();
    expect([answer.statusCode, paths['/search']?.get?.responses[429]?.headers]).toEqual([429, { 'Retry-After': expect.anything() }]);
    await expectDescribed('/search', 'get', answer);
  });
  it.each([
    [INQUIRY, 201],
    [{ ...INQUIRY, name: '' }, 422],
    [[], 422],
  ])('/inquiries: POST %j, %i', async (payload, status) => {
    const answer = await tested.app.inject({ method: 'POST', url: '/api/v1/inquiries', payload });
    expect(answer.statusCode).toBe(status);
    await expectDescribed('/inquiries', 'post', answer);
  });
});

async function expectDescribed(path: string, method: string, answer: Awaited<ReturnType<TestApp['app']['inject']>>): Promise<void> {
  const type = String(answer.headers['content-type']).split(';', 1)[0] as string;
  const schema = paths[path]?.[method]?.responses[answer.statusCode]?.content?.[type]?.schema;
  if (!schema) expect.unreachable(`${method} ${path} does not say what ${answer.statusCode} with ${type} is`);
  const { faults, app } = await checkerOf(schema);
  expect(await faults(answer.json())).toBe('');
  // The check itself looks closely.
  if (answer.statusCode !== 200 || path !== '/openapi.json')
    expect(await faults(Object.assign(answer.json(), { surplus: 1 }))).toMatch(/additional properties/);
  await app.close();
}

/** The description that a server gives of itself, with every reference in its place. */
async function readDescription(app: FastifyInstance): Promise<Operations> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate((await app.inject('/api/v1/openapi.json')).json());
  if (!valid || validator.version !== '3.1') throw new Error(JSON.stringify(errors ?? validator.version));
  return (validator.resolveRefs() as { paths: Operations }).paths;
}

/** A server that takes a body only when it is what the schema says, down to its last field. */
async function checkerOf(schema: object): Promise<{ faults(value: unknown): Promise<string>; app: FastifyInstance }> {
  const app = Fastify({
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true } },
    bodyLimit: 1e7,
  });
  app.post('/', { schema: { body: schema } }, () => '');
  return {
    app,
    async faults(value) {
      return (
        await app.inject({ method: 'POST', url: '/', payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } })
      ).body;
    },
  };
}
