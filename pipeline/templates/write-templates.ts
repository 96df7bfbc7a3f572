import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readWords } from '../content/words.ts';
import { DIST, SITE } from '../paths.ts';
import { type ContactSlots, type ContactWords, makeContactTemplate } from './contact-template.ts';

/** A page with a form, as it was prerendered. */
export interface FormPage {
  locale: Locale;
  html: string;
  slots: ContactSlots;
}

const SCRIPT = 'form-answer.js';

/**
 * What the server answers a form with where there is no JavaScript; beside the site, since nobody may fetch it. Where there
 * is some after all, the answer takes the page's own address before the app looks at it.
 */
export function writeTemplates(forms: readonly FormPage[]): void {
  mkdirSync(`${DIST}/templates`, { recursive: true });
  const addresses = Object.fromEntries(forms.map(({ locale }) => [locale, hrefFor(locale, 'contact')]));
  writeFileSync(`${SITE}/${SCRIPT}`, `history.replaceState(null,'',${JSON.stringify(addresses)}[document.documentElement.lang]);\n`);
  for (const { locale, html, slots } of forms) {
    const page = html.replace('</head>', () => `<script src="/${SCRIPT}"></script></head>`);
    const template = makeContactTemplate(page, slots, readWords(locale, 'contact') as ContactWords);
    writeFileSync(`${DIST}/templates/contact.${locale}.json`, JSON.stringify(template));
  }
}
