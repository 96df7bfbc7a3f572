import { expect, test } from 'vitest';
import { INQUIRY_FIELDS, InquirySchema } from '../../../core/contact/inquiry.ts';
import { describeError } from './inquiry-schema.ts';

test.each(Object.keys(InquirySchema.entries))('%s has a hint of its own', (field) => {
  const detail = describeError({ pointer: `/${field}`, code: 'required' });
  expect(detail).toEqual({ pointer: `/${field}`, code: 'required', detail: expect.stringMatching(/^(?:Give|Leave it out).*\.$/) });
  expect(
    INQUIRY_FIELDS.filter((other) => describeError({ pointer: `/${other}`, code: 'required' }).detail === detail.detail).length,
  ).toBeLessThan(2);
});

test.each(['/nope', '/constructor', '/__proto__', '/a~1b'])('%s is no field', (pointer) => {
  expect(describeError({ pointer, code: 'unknown' })).toEqual({
    pointer,
    code: 'unknown',
    detail: 'There is no such field: leave it out.',
  });
});

test('says the limits that the schema has', () => {
  expect(describeError({ pointer: '/message', code: 'length' }).detail).toBe('Give a message of 10 to 2,000 characters.');
});
