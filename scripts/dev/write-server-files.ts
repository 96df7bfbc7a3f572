import { mkdirSync, writeFileSync } from 'node:fs';
import { ALERT_MARK, type DocumentTemplate } from '../../core/build/form-template.ts';
import type { RedirectTable } from '../../core/build/redirects.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { makeHeaders } from '../../pipeline/headers.ts';
import { readInputs } from '../../pipeline/inputs.ts';
import { writeRedirects } from '../../pipeline/redirects.ts';

/**
 * The least that the server reads of a build besides data. Pages with errors and the answer to a form without JavaScript are prerendered
 * documents, which are not made here: the server answers with a line of text.
 */
export function writeServerFiles(dist: string, redirects: RedirectTable): void {
  mkdirSync(`${dist}/templates`, { recursive: true });
  writeRedirects(redirects, dist);
  writeFileSync(`${dist}/headers.json`, JSON.stringify(makeHeaders(readInputs())));
  const alert = `${ALERT_MARK} The page of this answer is part of a build: npm start`;
  const template: DocumentTemplate = {
    styleHash: '',
    parts: [{ alert }],
    errors: {} as DocumentTemplate['errors'],
    alerts: { required: 'Fields are missing.', privacy: 'The agreement is missing.', server: 'The inquiry was refused.' },
  };
  for (const locale of LOCALES) writeFileSync(`${dist}/templates/contact.${locale}.json`, JSON.stringify(template));
}
