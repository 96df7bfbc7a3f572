import { mkdirSync, writeFileSync } from 'node:fs';
import type { DocumentTemplate } from '../../core/build/form-template.ts';
import type { ContactSlots } from '../../core/prerender/contact-slots.ts';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readWords } from '../content/words.ts';
import { DIST, SITE } from '../paths.ts';
import { type ContactWords, makeContactTemplate } from './contact-template.ts';

/** A page with a form, as it was prerendered. */
export interface FormPage {
  locale: Locale;
  html: string;
  /** Source expression of its inline style. */
  styleHash: string;
  slots: ContactSlots;
}

/** The script of the server's answer to a form. The pages of `FormPage` load it. */
export const FORM_SCRIPT_URL = '/form-answer.js';

/**
 * What the server answers a form with where there is no JavaScript; beside the site, since nobody may fetch it. Where there
 * is some after all, the script gives the answer the page's own address before the app looks at it.
 */
export function writeTemplates(forms: readonly FormPage[]): void {
  mkdirSync(`${DIST}/templates`, { recursive: true });
  const addresses = Object.fromEntries(forms.map(({ locale }) => [locale, hrefFor(locale, 'contact')]));
  writeFileSync(SITE + FORM_SCRIPT_URL, `history.replaceState(null,'',${JSON.stringify(addresses)}[document.documentElement.lang]);\n`);
  for (const { locale, html, styleHash, slots } of forms) {
    const words = readWords(locale, 'contact') as ContactWords;
    const template: DocumentTemplate = { styleHash, ...makeContactTemplate(html, slots, words) };
    writeFileSync(`${DIST}/templates/contact.${locale}.json`, JSON.stringify(template));
  }
}
