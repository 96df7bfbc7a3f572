import { expect, test } from 'vitest';
import type { FormTemplate } from '../../core/build/form-template.ts';
import type { FieldError } from '../../core/contact/inquiry.ts';
import { escapeHtml } from '../../core/html/escape.ts';
import { fakeTemplate } from '../../tests/support/fake-dist.ts';
import { fillTemplate } from './contact-page.ts';

const template = fakeTemplate('en');
const fill = (entries: Record<string, string>, errors: FieldError[] = [], into: FormTemplate = template) =>
  fillTemplate(into, { getValue: (field) => entries[field] ?? '', errors });
const error = (field: string, code: FieldError['code']): FieldError => ({ pointer: `/${field}`, code });

test.each([
  '"><script>alert(1)</script>',
  "' onfocus='alert(1)",
  '</textarea><img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp;',
  "$& $1 $` $'",
])('%s is text wherever it stands', (text) => {
  const html = fill({ name: text, message: text, category: text, country: text, privacyAgreement: text }, [error('name', 'format')]);
  expect(html).toContain(`value="${escapeHtml(text)}" aria-invalid="true"`);
  expect(html).toContain(`\n${escapeHtml(text)}</textarea>`);
  expect(html).not.toMatch(/<script|<img|' onfocus/);
  expect(html).not.toMatch(/ (?:selected|checked)=/);
});

test('placeholders in a value are not replaced', () => {
  const marks = '\uE000value\uE000\uE000error\uE000\uE000alert\uE000\uE001selected=x\uE001';
  const html = fill({ name: marks, subject: 'other' }, [error('name', 'format')]);
  expect(html).toContain(`value="${marks}"`);
});

test('characters that HTML cannot represent are removed', () => {
  expect(fill({ message: 'a\u0000b\u0007c\ufffe\td\r\ne' })).toContain('abc\td\r\ne');
});
