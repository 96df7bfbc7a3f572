import { describe, expect, test } from 'vitest';
import { INQUIRY } from '../../tests/support/inquiries.ts';
import { countCodePoints, type FieldError, LIMITS, normalizeText, readInquiry } from './inquiry.ts';

const { jobTitle: _jobTitle, phone: _phone, marketingAgreement: _marketing, ...whole } = INQUIRY;
const readErrors = (change: object): FieldError[] => readInquiry({ ...whole, ...change }).errors ?? [];

describe('readInquiry', () => {
  test('a whole inquiry passes; what was left out is absent', () => {
    expect(readInquiry(whole)).toEqual({ inquiry: { ...whole, marketingAgreement: false } });
    expect(readInquiry({ ...whole, phone: ' ', jobTitle: '', website: '' })).toEqual({ inquiry: { ...whole, marketingAgreement: false } });
  });

  test('errors come all at once, one a field, in the order of the form', () => {
    expect(readInquiry({}).errors).toEqual(
      ['category', 'name', 'company', 'country', 'email', 'subject', 'message', 'privacyAgreement', 'locale'].map((field) => ({
        pointer: `/${field}`,
        code: 'required',
      })),
    );
  });

  test.each([
    [{ name: '김' }, '/name', 'length'],
    [{ name: '   ' }, '/name', 'required'],
    [{ name: '\u200B\u200B' }, '/name', 'required'],
    [{ name: '\u200D\u200C' }, '/name', 'required'],
    [{ name: 7 }, '/name', 'required'],
    [{ company: 'x'.repeat(101) }, '/company', 'length'],
    [{ jobTitle: 'x'.repeat(51) }, '/jobTitle', 'length'],
    [{ category: 'spam' }, '/category', 'required'],
    [{ country: 'XX' }, '/country', 'required'],
    [{ phone: '12345' }, '/phone', 'format'],
    [{ phone: 'call me maybe' }, '/phone', 'format'],
    [{ phone: '02-12-34 (ask for Kim)' }, '/phone', 'format'],
    [{ phone: '1'.repeat(31) }, '/phone', 'format'],
    [{ phone: '010-1234-5678 / 02-1234-5678 (회사)' }, '/phone', 'format'],
    [{ email: 'a@example.org, b@example.org' }, '/email', 'format'],
    [{ name: '李' }, '/name', 'length'],
    [{ email: 'nobody' }, '/email', 'format'],
    [{ email: 'a@b' }, '/email', 'format'],
    [{ email: 'a@b.c\nbcc:x@y.zz' }, '/email', 'format'],
    [{ email: `${'x'.repeat(250)}@example.com` }, '/email', 'format'],
    [{ message: 'too short' }, '/message', 'length'],
    [{ privacyAgreement: false }, '/privacyAgreement', 'required'],
    [{ privacyAgreement: 'true' }, '/privacyAgreement', 'required'],
    [{ marketingAgreement: 'on' }, '/marketingAgreement', 'format'],
    [{ website: 'http://example.com' }, '/website', 'unknown'],
    [{ 'a/b': 1 }, '/a~1b', 'unknown'],
    [{ constructor: 1 }, '/constructor', 'unknown'],
    [JSON.parse('{"__proto__": 1}'), '/__proto__', 'unknown'],
  ])('%j is an error of %s: %s', (change, pointer, code) => {
    expect(readErrors(change)).toEqual([{ pointer, code }]);
  });

  test.each([null, 7, 'text', [], undefined])('%j is no inquiry', (input) => {
    expect(readInquiry(input).errors?.length).toBeGreaterThan(0);
  });

  test('lengths are counted in code points of the composed text, line ends once', () => {
    expect(countCodePoints('가😀')).toBe(2);
    const decomposed = '가'.normalize('NFD').repeat(LIMITS.name.max);
    expect(readInquiry({ ...whole, name: decomposed }).inquiry?.name).toBe('가'.repeat(50));
    expect(readInquiry({ ...whole, name: '😀'.repeat(50) }).inquiry).toBeDefined();
    const message = `${'x\r\n'.repeat(999)}yy`;
    expect(countCodePoints(normalizeText(message))).toBe(2000);
    expect(readInquiry({ ...whole, message }).inquiry?.message).toBe(message.replaceAll('\r', ''));
  });

  test('spaces at the ends do not count, up to eight times the limit; a longer text is not read', () => {
    const spaced = (length: number) => ({
      ...whole,
      name: `Kim${' '.repeat(length - 3)}`,
      message: `${whole.message}${' '.repeat(15_000)}`,
    });
    expect(readInquiry(spaced(400)).inquiry).toMatchObject({ name: 'Kim', message: whole.message });
    expect(readInquiry(spaced(401)).errors).toEqual([{ pointer: '/name', code: 'length' }]);
    expect(readInquiry({ ...whole, phone: ' '.repeat(241), email: ' '.repeat(2033), message: ' '.repeat(16_001) }).errors).toEqual([
      { pointer: '/phone', code: 'format' },
      { pointer: '/email', code: 'format' },
      { pointer: '/message', code: 'length' },
    ]);
  });

  test('of the marks above one letter thirty stay', () => {
    const message = `${'Zalgo text '.repeat(2)}a${'\u0323'.repeat(40)}b`;
    expect(readInquiry({ ...whole, message }).inquiry?.message).toBe(`${'Zalgo text '.repeat(2)}ạ${'\u0323'.repeat(29)}b`);
  });

  test('half characters and control characters fall away; a line has no line ends', () => {
    const read = readInquiry({ ...whole, subject: 'one\r\nBcc: two\u0000\ud800', message: 'line one\nline two\u0007' }).inquiry;
    expect(read?.subject).toBe('one Bcc: two');
    expect(read?.message).toBe('line one\nline two');
  });

  test('invisible signs fall away in a line, but for joiners within words', () => {
    const read = readInquiry({ ...whole, name: '\u202Enosrep\u00AD', subject: '\u200Dمی\u200Cخواهم\u200B ✓' }).inquiry;
    expect(read?.name).toBe('nosrep');
    expect(read?.subject).toBe('می\u200Cخواهم ✓');
    // What they parted is composed: a line that is read again stays as it is.
    expect(readInquiry({ ...whole, name: 'Zoe\u200B\u0308 ㄱ\u1112\u200B\u1161\u11AB' }).inquiry?.name).toBe('Zoë ㄱ한');
  });

  test.each(['first.last+tag@sub.example.co.kr', "o'neil@example.org", '이름@예시.한국', 'x@y.io'])('%s is an address', (email) => {
    expect(readInquiry({ ...whole, email }).inquiry?.email).toBe(email);
  });

  test.each(['ｈａｎｅｕｌ@example.org', 'ｈａｎｅｕｌ＠ｅｘａｍｐｌｅ．ｏｒｇ', ' haneul@example.org\u3000'])(
    '%s is written in full width',
    (email) => {
      expect(readInquiry({ ...whole, email }).inquiry?.email).toBe('haneul@example.org');
    },
  );

  test('full-width signs that no address has are refused as the plain ones', () => {
    expect(readInquiry({ ...whole, email: 'a；b@example.org' }).errors).toEqual([{ pointer: '/email', code: 'format' }]);
  });

  test.each([
    '+1-315-555-0142',
    '032 000 0000',
    '(02) 000-0000',
    '+82 (0)32 000 0000',
    '010.1234.5678',
    '02–123–4567',
    '02/123/4567',
    '1588-1234',
    '02-1234-5678 (내선 12)',
    '+1 315 555 0142 ext. 12',
    'Tel. 02-1234-5678~9',
  ])('%s is a number', (phone) => {
    expect(readInquiry({ ...whole, phone }).inquiry?.phone).toBe(phone);
  });

  test('a number in full width is stored as telephones know it', () => {
    expect(readInquiry({ ...whole, phone: '０１０－１２３４－５６７８' }).inquiry?.phone).toBe('010-1234-5678');
  });
});
