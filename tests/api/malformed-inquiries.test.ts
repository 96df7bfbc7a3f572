import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INQUIRY_CATEGORIES, INQUIRY_FIELDS } from '../../core/contact/inquiry.ts';
import { FORM_TYPE, formOf, INQUIRY } from '../support/inquiries.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

/** `FUZZ_SEED` repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = 1000;
let tested: TestApp;

beforeAll(async () => {
  tested = await openTestApp({ env: { INQUIRY_RATE: '1000000/1h' } });
});
afterAll(() => tested.close());

interface Body {
  type: string;
  payload: Buffer;
  headers?: Record<string, string>;
}

const JSON_TYPE = 'application/json';
const whole = JSON.stringify(INQUIRY);
const json = (value: unknown): Body => ({ type: JSON_TYPE, payload: Buffer.from(JSON.stringify(value)) });

// Values that no field takes.
const nonsense = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.double(),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);
const notAnInquiry = fc.oneof(fc.jsonValue(), fc.object({ maxDepth: 4 })).map(json);
const wrongField = fc.tuple(fc.constantFrom(...INQUIRY_FIELDS), nonsense).map(([field, value]) => json({ ...INQUIRY, [field]: value }));
const missingField = fc
  .constantFrom(...INQUIRY_FIELDS.filter((field) => !['jobTitle', 'phone', 'marketingAgreement'].includes(field)), 'locale')
  .map((field) => json({ ...INQUIRY, [field]: undefined }));
const longField = fc
  .tuple(
    fc.constantFrom('name', 'company', 'jobTitle', 'phone', 'subject', 'message'),
    fc.constantFrom('x', '가', '😀'),
    fc.integer({ min: 2001, max: 4000 }),
  )
  .map(([field, sign, times]) => json({ ...INQUIRY, [field]: sign.repeat(times) }));
const extraField = fc
  .tuple(fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor', 'toString', 'Name', 'website')), fc.jsonValue())
  .filter(([name]) => !Object.hasOwn(INQUIRY, name) && name !== '')
  .map(([name, value]): Body => {
    const text = JSON.stringify(name === 'website' ? 'https://spam.example' : value);
    return { type: JSON_TYPE, payload: Buffer.from(`${whole.slice(0, -1)},${JSON.stringify(name)}:${text}}`) };
  });
const wrongChoice = fc
  .tuple(fc.constantFrom('category', 'country', 'locale'), fc.string())
  .filter(([, value]) => ![...INQUIRY_CATEGORIES, 'en', 'ko'].includes(value) && !/^[A-Z]{2}$/.test(value))
  .map(([field, value]) => json({ ...INQUIRY, [field]: value }));
const halfBody = fc
  .integer({ min: 0, max: whole.length - 1 })
  .map((end): Body => ({ type: JSON_TYPE, payload: Buffer.from(whole.slice(0, end)) }));
const brokenBytes = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 50 }), fc.nat({ max: whole.length }))
  .map(
    ([bytes, at]): Body => ({ type: JSON_TYPE, payload: Buffer.concat([Buffer.from(whole.slice(0, at)), Buffer.from([0xff, ...bytes])]) }),
  );
const deepBody = fc
  .integer({ min: 1, max: 16_000 })
  .map((depth): Body => ({ type: JSON_TYPE, payload: Buffer.from('['.repeat(depth) + ']'.repeat(depth)) }));
const largeBody = fc.integer({ min: 33_000, max: 200_000 }).map((size) => json({ ...INQUIRY, message: 'x'.repeat(size) }));
const otherType = fc
  .oneof(
    fc.string(),
    fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json, text/html', 'application/jso'),
  )
  .map((type) => type.replace(/[^\x20-\x7e]/g, ''))
  .filter((type) => !/^\s*application\/(?:json|x-www-form-urlencoded)\s*(?:;|$)/i.test(type))
  .map((type): Body => ({ type, payload: Buffer.from(whole) }));
const otherCharset = fc
  .constantFrom('utf-16', 'euc-kr', 'latin1')
  .map((charset): Body => ({ type: `${JSON_TYPE}; charset=${charset}`, payload: Buffer.from(whole) }));
const wrongKey = fc
  .string()
  .map((key) => key.replace(/[^\x20-\x7e]/g, ''))
  .map((key): Body => ({ ...json(INQUIRY), headers: { 'idempotency-key': key } }));
const wrongForm = fc
  .oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.webQueryParameters().map((text) => Buffer.from(text)),
    fc
      .tuple(fc.constantFrom(...INQUIRY_FIELDS), fc.string())
      .map(([field, text]) => Buffer.from(`${formOf()}&${field}=${encodeURIComponent(text)}`)),
    fc.integer({ min: 525_000, max: 600_000 }).map((size) => Buffer.from(formOf({ message: 'x'.repeat(size) }))),
    fc.constant(Buffer.from(formOf({ privacyAgreement: undefined }))),
  )
  .map((payload): Body => ({ type: FORM_TYPE, payload }));

const bodies = fc.oneof(
  notAnInquiry,
  wrongField,
  missingField,
  longField,
  extraField,
  wrongChoice,
  halfBody,
  brokenBytes,
  deepBody,
  largeBody,
  otherType,
  otherCharset,
  wrongKey,
  wrongForm,
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
