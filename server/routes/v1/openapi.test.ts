import { afterAll, beforeAll, expect, test } from 'vitest';
import { INQUIRY_FIELDS, LIMITS } from '../../../core/contact/inquiry.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';

interface Description {
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: object }> } }>>;
}

const { dist, remove } = makeFakeDist();
let description: Description;
// That it is valid: tests/api/openapi.test.ts.
beforeAll(async () => {
  const { app, close } = await openTestApp({ dist });
  description = (await app.inject('/api/v1/openapi.json')).json();
  await close();
});
afterAll(remove);

test('the inquiry is the one schema: its fields, limits and choices', () => {
  const Inquiry = description.paths['/inquiries']?.post?.requestBody.content['application/json']?.schema as {
    properties: Record<string, object>;
    required: string[];
  };
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
