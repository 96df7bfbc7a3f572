import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { INQUIRY_FIELDS, LIMITS } from '../core/contact/inquiry.ts';
import { describeApi } from './openapi.ts';

const description = describeApi('Example website');

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('every reference leads somewhere, and every schema is used', () => {
  const named = Object.keys(description.components.schemas).sort();
  const used = new Set([...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(named);
});

test('the inquiry is the one schema: its fields, limits and choices', () => {
  const { Inquiry } = description.components.schemas as Record<string, { properties: Record<string, object>; required: string[] }>;
  expect(Object.keys(Inquiry?.properties ?? {}).sort()).toEqual([...INQUIRY_FIELDS, 'locale'].sort());
  expect([...(Inquiry?.required ?? [])].sort()).toEqual(
    ['locale', 'category', 'name', 'company', 'country', 'email', 'subject', 'message', 'privacyAgreement'].sort(),
  );
  expect(Inquiry?.properties).toMatchObject({
    name: { type: 'string', minLength: LIMITS.name.min, maxLength: LIMITS.name.max },
    message: { type: 'string', minLength: 10, maxLength: 2000 },
    jobTitle: { type: 'string', maxLength: 50 },
    email: { type: 'string', format: 'email', maxLength: 254 },
    locale: { enum: ['en', 'ko'] },
    country: { enum: expect.arrayContaining(['KR', 'US']) },
    privacyAgreement: { const: true },
    marketingAgreement: { type: 'boolean', default: false },
  });
});

test('the same every time', () => {
  expect(JSON.stringify(describeApi('Example website'))).toBe(JSON.stringify(description));
});
