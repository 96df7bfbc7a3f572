import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { INQUIRY_CATEGORIES, INQUIRY_FIELDS } from '../../core/contact/inquiry.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../support/inquiries.ts';
import { openTestApp } from '../support/test-app.ts';

/** `FUZZ_SEED` repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = 1000;

const tested = await openTestApp({ env: { INQUIRY_RATE: '1000000/1h' } });
afterAll(() => tested.close());

interface Body {
  type: string;
  payload: Buffer;
  headers?: Record<string, string>;
}

const JSON_TYPE = 'application/json';
const whole = JSON.stringify(INQUIRY);
const json = (value: unknown): Body => ({ type: JSON_TYPE, payload: Buffer.from(JSON.stringify(value)) });

/** Of one field, whichever it is, another value. */
const withField = (fields: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc.tuple(fc.constantFrom(...fields), values).map(([field, value]) => json({ ...INQUIRY, [field]: value }));
const REQUIRED = INQUIRY_FIELDS.filter((field) => !['jobTitle', 'phone', 'marketingAgreement'].includes(field));
const printable = fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, ''));
const buffers = (...texts: fc.Arbitrary<string | Uint8Array>[]) => fc.oneof(...texts).map((text) => Buffer.from(text as string));

const bodies: fc.Arbitrary<Body> = fc.oneof(
  fc.oneof(fc.jsonValue(), fc.object({ maxDepth: 4 })).map(json),
  withField(
    INQUIRY_FIELDS,
    fc.oneof(fc.constant(null), fc.integer(), fc.double(), fc.array(fc.jsonValue(), { maxLength: 3 }), fc.object()),
  ),
  withField([...REQUIRED, 'locale'], fc.constant(undefined)),
  withField(
    ['name', 'company', 'jobTitle', 'phone', 'subject', 'message'],
    fc.tuple(fc.constantFrom('x', '가', '😀'), fc.integer({ min: 2001, max: 4000 })).map(([sign, times]) => sign.repeat(times)),
  ),
  withField(
    ['category', 'country', 'locale'],
    fc.string().filter((value) => ![...INQUIRY_CATEGORIES, 'en', 'ko'].includes(value) && !/^[A-Z]{2}$/.test(value)),
  ),
  // A field that there is not, by its name alone.
  fc
    .oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor', 'toString', 'Name'))
    .filter((name) => !Object.hasOwn(INQUIRY, name) && name !== 'website')
    .map((name) => ({ type: JSON_TYPE, payload: Buffer.from(`${whole.slice(0, -1)},${JSON.stringify(name)}:1}`) })),
  // Cut off, of broken bytes, deep, large.
  buffers(
    fc.integer({ min: 0, max: whole.length - 1 }).map((end) => whole.slice(0, end)),
    fc
      .uint8Array({ minLength: 1, maxLength: 50 })
      .map((bytes) => Buffer.concat([Buffer.from(whole.slice(0, 40)), Buffer.from([0xff, ...bytes])])),
    fc.integer({ min: 1, max: 16_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.integer({ min: 33_000, max: 200_000 }).map((size) => JSON.stringify({ ...INQUIRY, message: 'x'.repeat(size) })),
  ).map((payload) => ({ type: JSON_TYPE, payload })),
  fc
    .oneof(printable, fc.constantFrom('text/plain', 'multipart/form-data', 'application/json, text/html', `${JSON_TYPE}; charset=euc-kr`))
    .filter((type) => !/^\s*application\/(?:json|x-www-form-urlencoded)\s*(?:;(?! charset=euc)|$)/i.test(type))
    .map((type) => ({ type, payload: Buffer.from(whole) })),
  printable.map((key) => ({ ...json(INQUIRY), headers: { 'idempotency-key': key } })),
  buffers(
    fc.uint8Array({ maxLength: 300 }),
    fc.webQueryParameters(),
    fc.tuple(fc.constantFrom(...INQUIRY_FIELDS), fc.string()).map(([field, text]) => `${formOf()}&${field}=${encodeURIComponent(text)}`),
    fc.integer({ min: 525_000, max: 600_000 }).map((size) => formOf({ message: 'x'.repeat(size) })),
  ).map((payload) => ({ type: FORM_TYPE, payload })),
);

it(`${RUNS} malformed bodies are each answered with a clear refusal (seed ${SEED})`, { timeout: 120_000 }, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(bodies, async ({ type, payload, headers }) => {
      const answer = await tested.app.inject({
        method: 'POST',
        url: '/api/v1/inquiries',
        headers: { 'content-type': type, ...headers },
        payload,
      });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      expect([400, 413, 415, 422]).toContain(answer.statusCode);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (type === FORM_TYPE) {
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.body).toMatch(/^<!doctype html>/i);
        return;
      }
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      const problem = answer.json();
      expect(problem).toMatchObject({ type: 'about:blank', status: answer.statusCode, title: expect.stringMatching(/\w/) });
      expect(problem.detail).toMatch(/\w.*[.]$/);
      if (answer.statusCode === 422) expect(problem.errors.length).toBeGreaterThan(0);
      for (const { pointer, detail, code } of problem.errors ?? []) {
        expect([typeof pointer, typeof code]).toEqual(['string', 'string']);
        expect(detail).toMatch(/\.$/);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  console.log(
    `${RUNS} malformed bodies, seed ${SEED}: ${[...statuses]
      .sort()
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ')}`,
  );
  expect(await tested.database.db.selectFrom('inquiries').select('id').execute()).toEqual([]);
});
