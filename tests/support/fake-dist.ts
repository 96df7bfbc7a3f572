import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ALERT_MARK, type DocumentTemplate, ERROR_MARK, type FieldSlot, markSelected, VALUE_MARK } from '../../core/build/form-template.ts';
import { INQUIRY_FIELDS, type InquiryField } from '../../core/contact/inquiry.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { writeReleaseList } from '../../pipeline/write-release-list.ts';

export { linkTo } from '../../pipeline/publish.ts';
export { writeReleaseList };

/** A site so small that the API's own tests need no build. `ORIGIN` stands for the public address. */
export const ORIGIN = 'https://www.example.com';

/** @param files What stands in place of the fake's own, by their paths. */
export function makeFakeDist(
  headers: { apiOrigin?: string } = {},
  files: Readonly<Record<string, string>> = {},
): { dist: string; remove(): void } {
  const dist = mkdtempSync(`${tmpdir()}/dist-`);
  const write = (path: string, value: unknown) => {
    mkdirSync(`${dist}/${path}`.replace(/\/[^/]+$/, ''), { recursive: true });
    writeFileSync(`${dist}/${path}`, typeof value === 'string' ? value : JSON.stringify(value));
  };
  write('headers.json', {
    origin: ORIGIN,
    ...headers,
    headers: { 'content-security-policy': "default-src 'none'; style-src 'self'", 'x-content-type-options': 'nosniff' },
  });
  write('redirects.json', {});
  write('site/en.html', '<!doctype html>');
  for (const locale of LOCALES) {
    write(`templates/contact.${locale}.json`, fakeTemplate(locale));
    write(`templates/sent.${locale}.json`, { html: `<!doctype html><p>${locale} ${VALUE_MARK}</p>`, styleHash: "'sha256-style'" });
    write(`site/${locale}/contactUs/sent.html`, `<!doctype html><p>${locale}</p>`);
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  writeReleaseList(dist);
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** The contact page as the pipeline leaves it, without all that is not filled in. */
export function fakeTemplate(locale: Locale): DocumentTemplate {
  const errors = Object.fromEntries(
    INQUIRY_FIELDS.flatMap((field) =>
      ['required', 'length', 'format', 'unknown'].map((code) => [`${field}.${code}`, `${locale} ${field} ${code}`]),
    ),
  );
  return {
    styleHash: "'sha256-style'",
    parts: [
      `<!doctype html><html lang="${locale}"><body>`,
      { alert: `<div role="alert">${ALERT_MARK}</div>` },
      '<form method="post" action="/api/v1/inquiries">',
      ...INQUIRY_FIELDS.map(slotOf),
      '</form></body></html>',
    ],
    errors: errors as DocumentTemplate['errors'],
    alerts: { required: `${locale} required`, privacy: `${locale} privacy`, server: `${locale} server` },
  };
}

function slotOf(field: InquiryField): FieldSlot {
  const withError = (input: string) => `${input}<p id="${field}-error">${ERROR_MARK}</p>`;
  const input = inputOf(field);
  return { field, plain: input, withError: withError(input.replace('>', ' aria-invalid="true">')) };
}

function inputOf(field: InquiryField): string {
  if (field.endsWith('Agreement')) return `<input type="checkbox" name="${field}" value="on"${markSelected('checked', 'on')}>`;
  if (field === 'message') return `<textarea name="message">\n${VALUE_MARK}</textarea>`;
  const values: Partial<Record<InquiryField, string[]>> = { category: ['adc', 'other'], country: ['KR', 'US'] };
  const options = values[field]?.map((value) => `<option value="${value}"${markSelected('selected', value)}>${value}</option>`);
  if (options) return `<select name="${field}">${options.join('')}</select>`;
  return `<input name="${field}" value="${VALUE_MARK}">`;
}
