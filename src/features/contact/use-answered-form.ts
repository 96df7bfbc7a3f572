import { useState, useSyncExternalStore } from 'react';
import { INQUIRY_FIELDS } from '#core/contact/inquiry.ts';
import { type FormValues, readDocumentValues } from './form-values.ts';
import type { FieldErrors } from './use-field-errors.ts';

/** The form as it stands in the document before hydration. */
export interface AnsweredForm {
  values: FormValues;
  errors: FieldErrors;
  /** The alert above the form. */
  alert: string | undefined;
}

const EMPTY: AnsweredForm = { values: {}, errors: {}, alert: undefined };
const subscribe = () => () => undefined;

/**
 * The server answers a form that was sent without JavaScript with the page, filled in (core/build/form-template.ts), and a
 * visitor may write before hydration. The first render takes both from the document, so that it equals it and loses nothing.
 */
export function useAnsweredForm(): AnsweredForm {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [answered] = useState(() => (isHydrating && !import.meta.env.SSR ? readAnsweredForm() : EMPTY));
  return answered;
}

function readAnsweredForm(): AnsweredForm {
  const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
  if (!form) return EMPTY;
  const errors: FieldErrors = {};
  for (const field of INQUIRY_FIELDS) {
    const control = form.elements.namedItem(field);
    const noteId = control instanceof HTMLElement && control.hasAttribute('aria-invalid') && control.getAttribute('aria-describedby');
    if (noteId) errors[field] = document.getElementById(noteId.split(' ')[0] as string)?.textContent ?? '';
  }
  const above = form.previousElementSibling;
  const alert = above?.getAttribute('role') === 'alert' ? (above.textContent ?? undefined) : undefined;
  return { values: readDocumentValues(form), errors, alert };
}
