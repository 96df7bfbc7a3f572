import { mkdirSync, writeFileSync } from 'node:fs';
import { type DocumentTemplate, type FormTemplate, markSelected, type SentPageTemplate } from '../../core/build/form-template.ts';
import { type FieldError, INQUIRY_FIELDS, type InquiryField } from '../../core/contact/inquiry.ts';
import { escapeHtml } from '../../core/html/escape.ts';
import type { ContactSlots, ReferenceSlot } from '../../core/prerender/prerendered-page.ts';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readNamespace } from '../content/content-files.ts';
import { DIST, SITE } from '../paths.ts';
import { type HtmlElement, listElements, parseHtml } from './parse-html.ts';

export interface FormPage {
  locale: Locale;
  html: string;
  styleHash: string;
  slots: ContactSlots;
}

export interface SentPage {
  locale: Locale;
  html: string;
  styleHash: string;
  slot: ReferenceSlot;
}

/** The script of the server's answer to a form. The pages of `FormPage` load it. */
export const FORM_SCRIPT_URL = '/form-answer.js';

/**
 * What the server answers a form with where there is no JavaScript; beside the site, since nobody may fetch it. Where there
 * is some after all, the script gives the answer the page's own address before the app looks at it.
 */
export function writeTemplates(forms: readonly FormPage[], sentPages: readonly SentPage[]): void {
  mkdirSync(`${DIST}/templates`, { recursive: true });
  const addresses = Object.fromEntries(forms.map(({ locale }) => [locale, hrefFor(locale, 'contact')]));
  writeFileSync(SITE + FORM_SCRIPT_URL, `history.replaceState(null,'',${JSON.stringify(addresses)}[document.documentElement.lang]);\n`);
  for (const { locale, html, styleHash, slots } of forms) {
    const words = readNamespace(locale, 'contact') as ContactMessages;
    const template: DocumentTemplate = { styleHash, ...makeContactTemplate(html, slots, words) };
    writeFileSync(`${DIST}/templates/contact.${locale}.json`, JSON.stringify(template));
  }
  for (const page of sentPages) writeFileSync(`${DIST}/templates/sent.${page.locale}.json`, JSON.stringify(makeSentTemplate(page)));
}

/** The prerendered page with a place for the reference number. Throws when the page has none. */
export function makeSentTemplate({ html, styleHash, slot }: Omit<SentPage, 'locale'>): SentPageTemplate {
  if (!html.includes(slot.asWritten))
    throw new Error(
      'sent template: the page has no reference number as reference-number.tsx renders it without one. Render <ReferenceNumber>.',
    );
  return { styleHash, html: html.replace(slot.asWritten, () => slot.withNumber) };
}

export interface ContactMessages {
  v: Partial<Record<InquiryField, Partial<Record<FieldError['code'], string>>>>;
  message: { error: { required: string; privacy: string; server: string } };
}

const CODES: readonly FieldError['code'][] = ['required', 'length', 'format', 'unknown'];

/** Cuts the prerendered contact page into the template that the server fills. Throws when a field is not where it was. */
export function makeContactTemplate(html: string, slots: ContactSlots, words: ContactMessages): FormTemplate {
  const form = listElements(parseHtml(html)).find(({ tag, attributes }) => tag === 'form' && 'data-contact-form' in attributes);
  if (!form) throw new Error('contact template: the page has no form that is marked data-contact-form');
  const parts: FormTemplate['parts'][number][] = [html.slice(0, form.start), { alert: slots.alert }];
  let rest = html.slice(form.start);
  for (const { field, asWritten, plain, withError } of slots.fields) {
    const at = rest.indexOf(asWritten);
    if (at < 0) {
      throw new Error(
        `contact template: the field '${field}' is not in the page as contact-field.tsx renders it, or not in the order of INQUIRY_FIELDS. Render it by <ContactField field="${field}" /> alone.`,
      );
    }
    parts.push(rest.slice(0, at), { field, plain: withChoices(plain), withError: withFocus(withChoices(withError)) });
    rest = rest.slice(at + asWritten.length);
  }
  parts.push(rest);
  const { required, privacy, server } = words.message.error;
  const alerts = { required: escapeHtml(required), privacy: escapeHtml(privacy), server: escapeHtml(server) };
  return { parts, errors: createErrorMessages(words), alerts };
}

/** Marks what a visitor's entry chooses: options, but for the prompt, and checkboxes. */
function withChoices(markup: string): string {
  return insertAttributes(markup, ({ tag, attributes: { type, value } }) => {
    if (tag === 'option' && value) return markSelected('selected', value);
    return tag === 'input' && type === 'checkbox' ? markSelected('checked', value ?? 'on') : '';
  });
}

/** The answer opens at what is wrong: at the alert, where there is one, else at the first field with an error. */
const withFocus = (markup: string) =>
  insertAttributes(markup, ({ attributes }) => (attributes['aria-invalid'] === 'true' ? ' autofocus=""' : ''));

/** The markup with further attributes on its elements, from the last to the first, so that the offsets stay right. */
function insertAttributes(markup: string, textFor: (element: HtmlElement) => string): string {
  return listElements(parseHtml(markup)).reduceRight((text, element) => {
    const { attributesEnd: at } = element;
    return element.tag === '' ? text : text.slice(0, at) + textFor(element) + text.slice(at);
  }, markup);
}

/** Messages of every code of every field. A code that the form can never give has the message of another one. */
function createErrorMessages({ v, message }: ContactMessages): FormTemplate['errors'] {
  const entries = INQUIRY_FIELDS.flatMap((field) => {
    const own = v[field] ?? {};
    const any = own.required ?? own.length ?? own.format ?? message.error.server;
    return CODES.map((code) => [`${field}.${code}`, escapeHtml(own[code] ?? any)]);
  });
  return Object.fromEntries(entries);
}
