import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { INQUIRY_CATEGORIES } from '#core/contact/inquiry.ts';
import type { Locale } from '#core/site/locales.ts';
import { type FormField, type FormValues, hasText, readDocumentValues, setValue } from './form-values.ts';
import { useAnsweredForm } from './use-answered-form.ts';
import { useDraft } from './use-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** What the fields of the contact form hold, what is wrong with them, and the draft of them. */
export function useFormFields(locale: Locale) {
  const { search } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const answered = useAnsweredForm();
  const [values, setValues] = useState(answered.values);
  const latest = useRef(values);
  const { errors, showErrors, recheckError } = useFieldErrors(answered.errors, locale);
  const draft = useDraft();
  const { restore, change, getDetails, setDetails, clear: clearDraft } = draft;

  const setFields = useCallback((next: FormValues) => {
    latest.current = next;
    setValues(next);
  }, []);
  const getFields = useCallback(() => latest.current, []);
  const changeField = useCallback(
    (field: FormField, value: string | boolean) => {
      const next = setValue(latest.current, field, value);
      setFields(next);
      change(next);
      recheckError(field, next);
    },
    [setFields, change, recheckError],
  );
  const leaveField = useCallback((field: FormField) => recheckError(field, latest.current, true), [recheckError]);
  const clearFields = useCallback(() => {
    setFields({});
    clearDraft();
    showErrors([]);
  }, [setFields, clearDraft, showErrors]);
  const focusField = useCallback((field: FormField) => {
    const control = formRef.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }, []);

  // What was written before hydration wins over the stored draft, and a category that was chosen over the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is mounted
  useEffect(() => {
    if (!formRef.current) return;
    const written = readDocumentValues(formRef.current);
    const merged = { ...restore(), ...written };
    if (written.category) setDetails({ preselected: getAddressCategory(search) });
    setFields(merged);
    if (hasText(written)) change(merged);
  }, []);
  useEffect(() => {
    const category = getAddressCategory(search);
    if (!category || getDetails().preselected === category) return;
    setDetails({ preselected: category });
    setFields(setValue(latest.current, 'category', category));
  }, [search, getDetails, setDetails, setFields]);

  return { formRef, answered, values, errors, draft, setFields, getFields, changeField, leaveField, clearFields, focusField, showErrors };
}

/** The address may name a category. */
function getAddressCategory(search: string): string | undefined {
  const category = new URLSearchParams(search).get('category') ?? '';
  return (INQUIRY_CATEGORIES as readonly string[]).includes(category) ? category : undefined;
}
