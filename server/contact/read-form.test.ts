import { expect, test } from 'vitest';
import { readInquiry } from '../../core/contact/inquiry.ts';
import { readForm } from './read-form.ts';

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
  expect(read(form + more).faults).toEqual([{ pointer, code }]);
});
