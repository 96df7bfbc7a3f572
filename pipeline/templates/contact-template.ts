import { JSDOM } from 'jsdom';
import { chosen, type FormTemplate } from '../../core/contact/form-template.ts';
import { FIELDS, type InquiryFault, type InquiryField } from '../../core/contact/inquiry.ts';
import { escapeMarkup } from '../found/escape.ts';

/** The contact form's parts as the prerender bundle draws them (src/features/contact/contact-slots.tsx). */
export interface ContactSlots {
  alert: string;
  fields: { field: InquiryField; asWritten: string; plain: string; faulty: string }[];
}

/** The words of the contact namespace that the template needs. */
export interface ContactWords {
  v: Partial<Record<InquiryField, Partial<Record<InquiryFault['code'], string>>>>;
  message: { error: { required: string; privacy: string; server: string } };
}

const FORM = /<form [^>]*data-contact-form=""/;
const CODES: readonly InquiryFault['code'][] = ['required', 'length', 'format', 'unknown'];

/**
 * Cuts the prerendered contact page into the template that the server fills (design 6). Throws when a field is not where it
 * was: then the page and its parts are not of one piece.
 */
export function makeContactTemplate(html: string, slots: ContactSlots, words: ContactWords): FormTemplate {
  const asInDocument = serializer();
  const start = html.search(FORM);
  if (start < 0) throw new Error('contact template: the page has no form that is marked data-contact-form');
  const parts: FormTemplate['parts'][number][] = [html.slice(0, start), { alert: asInDocument(slots.alert) }];
  let rest = html.slice(start);
  for (const { field, asWritten, plain, faulty } of slots.fields) {
    const drawn = asInDocument(asWritten);
    const at = rest.indexOf(drawn);
    if (at < 0) {
      throw new Error(
        `contact template: the field '${field}' is not in the page as contact-field.tsx draws it, or not in the order of FIELDS. Draw it by <ContactField field="${field}" /> alone.`,
      );
    }
    parts.push(rest.slice(0, at), { field, plain: withChoices(asInDocument(plain)), faulty: withFocus(withChoices(asInDocument(faulty))) });
    rest = rest.slice(at + drawn.length);
  }
  parts.push(rest);
  const { required, privacy, server } = words.message.error;
  const alerts = { required: escapeMarkup(required), privacy: escapeMarkup(privacy), server: escapeMarkup(server) };
  return { parts, faults: faultWords(words), alerts };
}

/** The generator writes its documents from a parsed tree: quotes, empty elements and entities are those of a browser. */
function serializer(): (markup: string) => string {
  const { body } = new JSDOM('').window.document;
  return (markup) => {
    body.innerHTML = markup;
    return body.innerHTML;
  };
}

/** Where an entry decides: options, but for the prompt, and checkboxes. */
function withChoices(markup: string): string {
  return markup
    .replace(/<option value="([^"]+)"/g, (tag, value: string) => tag + chosen('selected', value))
    .replace(/<input [^>]*type="checkbox"[^>]*?(?=>)/g, (tag) => tag + chosen('checked', / value="([^"]*)"/.exec(tag)?.[1] ?? 'on'));
}

/** The answer opens at what is wrong: at the alert, where there is one, else at the first field with a fault. */
const withFocus = (markup: string) => markup.replace('aria-invalid="true"', (invalid) => `${invalid} autofocus=""`);

/** Every code of every field has words: those of another code where the form can never have that fault. */
function faultWords({ v, message }: ContactWords): FormTemplate['faults'] {
  const entries = FIELDS.flatMap((field) => {
    const own = v[field] ?? {};
    const any = own.required ?? own.length ?? own.format ?? message.error.server;
    return CODES.map((code) => [`${field}.${code}`, escapeMarkup(own[code] ?? any)]);
  });
  return Object.fromEntries(entries);
}
