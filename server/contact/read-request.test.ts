import { expect, test } from 'vitest';
import { readInquiry } from '../../core/contact/inquiry.ts';
import { MAX_FORM_FIELDS, readForm } from './read-request.ts';

const form =
  'locale=ko&category=adc&name=%EA%B9%80%ED%95%98%EB%8A%98&company=Example+Therapeutics&jobTitle=&country=KR&phone=&email=haneul%40example.org' +
  '&subject=%EC%A0%91%ED%95%A9&message=line+one%0D%0Aline+two&website=';
const read = (text: string) => readInquiry(readForm(new URLSearchParams(text)));

test('what a browser sends is an inquiry', () => {
  expect(read(`${form}&privacyAgreement=on`).inquiry).toEqual({
    locale: 'ko',
    category: 'adc',
    name: '김하늘',
    company: 'Example Therapeutics',
    country: 'KR',
    email: 'haneul@example.org',
    subject: '접합',
    message: 'line one\nline two',
    privacyAgreement: true,
    marketingAgreement: false,
  });
  expect(read(`${form}&privacyAgreement=true&marketingAgreement=on`).inquiry?.marketingAgreement).toBe(true);
});

test.each([
  ['', '/privacyAgreement', 'required'],
  ['&privacyAgreement=yes', '/privacyAgreement', 'required'],
  ['&privacyAgreement=false', '/privacyAgreement', 'required'],
  ['&privacyAgreement=on&marketingAgreement=yes', '/marketingAgreement', 'format'],
  ['&privacyAgreement=on&name=Somebody', '/name', 'required'],
  ['&privacyAgreement=on&extra=1', '/extra', 'unknown'],
  ['&privacyAgreement=on&__proto__=1', '/__proto__', 'unknown'],
])('%s: fault of %s', (more, pointer, code) => {
  expect(read(form + more).errors).toEqual([{ pointer, code }]);
});

test('a field that comes more than once is a list of all its values, in their order', () => {
  expect(readForm(new URLSearchParams('a=1&b=2&a=3&privacyAgreement=on&a=on&privacyAgreement=on'))).toEqual({
    a: ['1', '3', 'on'],
    b: '2',
    privacyAgreement: ['on', 'on'],
  });
});

test('a form with as many fields as are allowed is read; one more is refused, repeated fields included', () => {
  const fields = (count: number, name: (at: number) => string) =>
    new URLSearchParams(Array.from({ length: count }, (_, at) => [name(at), `${at}`]));
  for (const name of [(at: number) => `f${at}`, () => 'same']) {
    expect(Object.values(readForm(fields(MAX_FORM_FIELDS, name))).flat()).toHaveLength(MAX_FORM_FIELDS);
    const problem = {
      status: 413,
      title: 'Content Too Large',
      detail: 'The form has more than 50 fields: send those of the inquiry alone.',
    };
    expect(() => readForm(fields(MAX_FORM_FIELDS + 1, name))).toThrow(expect.objectContaining({ problem }));
  }
});
