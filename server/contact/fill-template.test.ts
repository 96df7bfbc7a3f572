import { expect, test } from 'vitest';
import type { FormTemplate } from '../../core/contact/form-template.ts';
import type { InquiryFault } from '../../core/contact/inquiry.ts';
import { fakeTemplate } from '../../tests/support/fake-dist.ts';
import { escapeHtml, fillTemplate } from './fill-template.ts';

const template = fakeTemplate('en');
const fill = (entries: Record<string, string>, faults: InquiryFault[] = [], into: FormTemplate = template) =>
  fillTemplate(into, { entryOf: (field) => entries[field] ?? '', faults });
const fault = (field: string, code: InquiryFault['code']): InquiryFault => ({ pointer: `/${field}`, code });

test('entries stand in their fields, choices and ticks are kept', () => {
  const html = fill({ category: 'other', name: '김하늘', message: 'one\ntwo', privacyAgreement: 'on' });
  expect(html).toContain('<option value="adc">adc</option><option value="other" selected="">other</option>');
  expect(html).toContain('<input name="name" value="김하늘">');
  expect(html).toContain('<textarea name="message">\none\ntwo</textarea>');
  expect(html).toContain('<input type="checkbox" name="privacyAgreement" value="on" checked="">');
  expect(html).toContain('<input type="checkbox" name="marketingAgreement" value="on">');
  expect(html).not.toMatch(/[\uE000\uE001]/);
});

test('a fault stands at its field, in its words, and nowhere else', () => {
  const html = fill({ name: 'x' }, [fault('name', 'length')]);
  expect(html).toContain('<input name="name" value="x" aria-invalid="true"><p id="name-fault">en name length</p>');
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});

test.each([
  [[fault('name', 'required'), fault('privacyAgreement', 'required')], 'required'],
  [[fault('name', 'length'), fault('country', 'required')], 'required'],
  [[fault('name', 'length'), fault('phone', 'format')], 'name length en phone format'],
  [[fault('name', 'length'), fault('privacyAgreement', 'required')], 'privacy'],
  [[fault('privacyAgreement', 'required')], 'privacy'],
  [[fault('privacyAgreement', 'required'), fault('website', 'unknown')], 'privacy'],
  [[fault('website', 'unknown')], 'server'],
  [[fault('locale', 'required')], 'server'],
  [[], 'server'],
])('%j: the alert is %s', (faults, alert) => {
  expect(fill({}, faults)).toContain(`<div role="alert">en ${alert}</div>`);
});

test.each([
  '"><script>alert(1)</script>',
  "' onfocus='alert(1)",
  '</textarea><img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp;',
  "$& $1 $` $'",
])('%s is text wherever it stands', (text) => {
  const html = fill({ name: text, message: text, category: text, country: text, privacyAgreement: text }, [fault('name', 'format')]);
  expect(html).toContain(`value="${escapeHtml(text)}" aria-invalid="true"`);
  expect(html).toContain(`\n${escapeHtml(text)}</textarea>`);
  expect(html).not.toMatch(/<script|<img|' onfocus/);
  expect(html).not.toMatch(/ (?:selected|checked)=/);
});

test('marks in an entry are no marks', () => {
  const marks = '\uE000value\uE000\uE000fault\uE000\uE000alert\uE000\uE001selected=x\uE001';
  const html = fill({ name: marks, subject: 'other' }, [fault('name', 'format')]);
  expect(html).toContain(`value="${marks}"`);
});

test('signs that HTML cannot hold fall away', () => {
  expect(escapeHtml('a\u0000b\u0007c\ufffe\td\r\ne')).toBe('abc\td\r\ne');
});
