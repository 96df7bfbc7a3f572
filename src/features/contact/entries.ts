import { FIELDS, HONEYPOT, type InquiryField } from '#core/contact/inquiry.ts';

const CONSENTS = ['privacyAgreement', 'marketingAgreement'] as const;
type Consent = (typeof CONSENTS)[number];
export type Entry = Exclude<InquiryField, Consent>;
const ENTRIES = FIELDS.filter((field): field is Entry => !(CONSENTS as readonly string[]).includes(field));

/** What stands in the fields, without the consents, which are given anew each time. */
export type Entries = Partial<Record<Entry, string>>;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  return (form.elements.namedItem(name) as Control | null) ?? undefined;
}

export function readEntries(form: HTMLFormElement): Entries {
  const written = ENTRIES.map((field) => [field, controlOf(form, field)?.value ?? ''] as const).filter(([, value]) => value !== '');
  return Object.fromEntries(written);
}

/** The form as the inquiry schema reads it (core/contact/inquiry.ts). */
export function readForm(form: HTMLFormElement): Record<string, string | boolean> {
  const consents = CONSENTS.map((field) => [field, (controlOf(form, field) as HTMLInputElement).checked]);
  const hidden = ['locale', HONEYPOT].map((name) => [name, controlOf(form, name)?.value ?? '']);
  return { ...readEntries(form), ...Object.fromEntries([...consents, ...hidden]) };
}

/** @param over Whether what stands in a field gives way. */
export function writeEntries(form: HTMLFormElement, entries: Entries, over: boolean): void {
  for (const field of ENTRIES) {
    const control = controlOf(form, field);
    if (control && (over || control.value === '')) control.value = entries[field] ?? '';
  }
}

/** Empties the form, also one that the server had filled: a reset would bring its entries back. */
export function emptyForm(form: HTMLFormElement): void {
  writeEntries(form, {}, true);
  for (const name of [...CONSENTS, HONEYPOT]) {
    const control = controlOf(form, name) as HTMLInputElement;
    if (control.type === 'checkbox') control.checked = false;
    else control.value = '';
  }
}
