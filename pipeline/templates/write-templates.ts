import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { readWords } from '../content/words.ts';
import { DIST } from '../paths.ts';
import { type ContactSlots, type ContactWords, makeContactTemplate } from './contact-template.ts';

/** A page with a form, as it was prerendered. */
export interface FormPage {
  locale: Locale;
  html: string;
  slots: ContactSlots;
}

/** What the server answers a form with where there is no JavaScript; beside the site, since nobody may fetch it. */
export function writeTemplates(forms: readonly FormPage[]): void {
  mkdirSync(`${DIST}/templates`, { recursive: true });
  for (const { locale, html, slots } of forms) {
    const template = makeContactTemplate(html, slots, readWords(locale, 'contact') as ContactWords);
    writeFileSync(`${DIST}/templates/contact.${locale}.json`, JSON.stringify(template));
  }
}
