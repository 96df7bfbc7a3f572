import type { Inquiry } from '#core/contact/inquiry.ts';
import { DAY_MS } from '#core/site/constants.ts';
import { ELEMENT_MARKS, rootMarks } from '#src/shared/dom/document-marks.ts';
import { readCache, removeFromCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { createUuid } from '#src/shared/dom/secure-context.ts';
import type { FormValues } from './form-values.ts';

/**
 * What is written in the contact form and not sent, for both languages. It belongs to its tab: session storage keeps it through a reload, the
 * language switch, and the browser's own restoring of the tab, for seven days after the last key.
 */
export interface Draft {
  values: FormValues;
  /** The inquiry that was submitted last, as text, with its key: submitted again unchanged it is the same one. */
  submitted?: { key: string; text: string } | undefined;
  /** The category of the address that the form has taken over, so that a reload does not do it again. */
  preselected?: string | undefined;
}

export function readDraft(): Draft {
  const { values, ...details } = readCache<Partial<Draft> | null>('draft') ?? {};
  return { ...details, values: Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => typeof value === 'string')) };
}

/** False when it could not be stored: leaving the page would lose it. */
export const storeDraft = (draft: Draft): boolean => writeCache('draft', draft, 7 * DAY_MS);

export const deleteDraft = (): void => removeFromCache('draft');

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of the document's form that have a text, but for the one that only machines fill in. */
const textFields = (form: Element) => [
  ...form.querySelectorAll<TextField>('input:not([type=hidden], [type=checkbox], [tabindex]), select, textarea'),
];

/** For the boot script: what is written before the app takes the form over is stored with each key. */
export function watchDocumentForm(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest(`[${ELEMENT_MARKS.contactForm}]`);
    if (!form || rootMarks().app === 'ready') return;
    const written = textFields(form).filter(({ value }) => value);
    const draft = readDraft();
    // Until the document has come to its end, what was written before a reload stands in the draft alone.
    const kept = document.readyState === 'loading' ? draft.values : {};
    storeDraft({ ...draft, values: { ...kept, ...Object.fromEntries(written.map(({ name, value }) => [name, value])) } });
  });
}

/** For the boot script: puts the draft into the document's form, but not over what stands there. */
export function restoreDocumentForm(): void {
  const form = document.querySelector(`[${ELEMENT_MARKS.contactForm}]`);
  if (!form) return;
  const { values } = readDraft();
  for (const field of textFields(form)) field.value ||= String(values[field.name as keyof FormValues] ?? '');
}

/** The Idempotency-Key of an inquiry: made at its first submit, the same until its text changes. */
export function getInquiryKey(inquiry: Inquiry, { submitted }: Pick<Draft, 'submitted'>): { key: string; text: string } {
  const text = JSON.stringify(inquiry);
  return submitted?.text === text ? submitted : { key: createUuid(), text };
}
