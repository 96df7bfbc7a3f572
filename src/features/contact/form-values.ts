import { HONEYPOT, INQUIRY_FIELDS, type InquiryField } from '#core/contact/inquiry.ts';

const CONSENTS = ['privacyAgreement', 'marketingAgreement'] as const;
type Consent = (typeof CONSENTS)[number];
type TextField = Exclude<InquiryField, Consent> | typeof HONEYPOT;

/** A field of the form, with the one that only machines fill in. */
export type FormField = InquiryField | typeof HONEYPOT;
const FORM_FIELDS: readonly FormField[] = [...INQUIRY_FIELDS, HONEYPOT];
/** What the fields hold. Empty fields and unticked boxes are absent. */
export type FormValues = Partial<Record<TextField, string> & Record<Consent, boolean>>;

export const isConsent = (field: FormField): field is Consent => (CONSENTS as readonly string[]).includes(field);

export function setValue(values: FormValues, field: FormField, value: string | boolean): FormValues {
  const { [field]: _, ...others } = values;
  return value === '' || value === false ? others : { ...others, [field]: value };
}

/** What is stored of a form, and what would be lost: consents are given anew each time. */
export function getDraftValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field !== HONEYPOT && !isConsent(field as FormField)));
}

export const hasText = (values: FormValues): boolean => Object.keys(getDraftValues(values)).length > 0;

export function getFieldsSince(sent: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => sent[field as FormField] !== value));
}

/** The form as the inquiry schema reads it (core/contact/inquiry.ts). */
export function toInquiryInput(values: FormValues, locale: string): Record<string, unknown> {
  return { ...values, locale, privacyAgreement: values.privacyAgreement === true, marketingAgreement: values.marketingAgreement === true };
}

/** What stands in the fields of the document: written before hydration, restored by the browser or filled in by the server. */
export function readDocumentValues(form: HTMLFormElement): FormValues {
  let values: FormValues = {};
  for (const field of FORM_FIELDS) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') values = setValue(values, field, control.checked);
    else if (isTextControl(control)) values = setValue(values, field, control.value);
  }
  return values;
}

const isTextControl = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
