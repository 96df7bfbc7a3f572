import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { getErrorField } from '#core/contact/choose-alert.ts';
import { type FieldError, INQUIRY_CATEGORIES, INQUIRY_FIELDS, type InquiryField, readInquiry } from '#core/contact/inquiry.ts';
import { readVolume } from '#core/contact/volume.ts';
import type { Locale } from '#core/site/locales.ts';
import { groupDigits } from '#core/site/sizes.ts';
import type words from '#locales/en/contact.json';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { type Draft, deleteDraft, readDraft, storeDraft } from './draft.ts';
import { type FormField, type FormValues, getDraftValues, hasText, readDocumentValues, setValue, toInquiryInput } from './form-values.ts';

/** What the fields of the contact form hold, what is wrong with them, and the draft of them. */
export function useFormFields(locale: Locale) {
  const { search } = useLocation();
  const { t } = useTranslation('contact');
  const formRef = useRef<HTMLFormElement>(null);
  const answered = useAnsweredForm();
  const [values, setValues] = useState(answered.values);
  const latest = useRef(values);
  const { errors, showErrors, recheckError } = useFieldErrors(answered.errors, locale);
  const draft = useDraft();
  const { restore, save, getDetails, setDetails, clear: clearDraft } = draft;

  const setFields = useCallback((next: FormValues) => {
    latest.current = next;
    setValues(next);
  }, []);
  const getFields = useCallback(() => latest.current, []);
  const changeField = useCallback(
    (field: FormField, value: string | boolean) => {
      const next = setValue(latest.current, field, value);
      setFields(next);
      save(next);
      recheckError(field, next);
    },
    [setFields, save, recheckError],
  );
  const leaveField = useCallback((field: FormField) => recheckError(field, latest.current, true), [recheckError]);
  const clearFields = useCallback(
    (left: FormValues = {}) => {
      setFields(left);
      if (!hasText(left)) clearDraft();
      showErrors([]);
    },
    [setFields, clearDraft, showErrors],
  );
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
    if (hasText(written)) save(merged);
  }, []);
  useEffect(() => {
    const category = getAddressCategory(search);
    if (!category || getDetails().preselected === category) return;
    setDetails({ preselected: category });
    setFields(setValue(latest.current, 'category', category));
  }, [search, getDetails, setDetails, setFields]);
  // A subject that a visitor wrote stays; one that an earlier address gave goes.
  useEffect(() => {
    const volume = readVolume(search);
    const { subject = '' } = latest.current;
    const isFree = subject === '' || subject.replace(/[\d,]+/, '{volume}') === t('volumeSubject', { volume: '{volume}' });
    if (volume && isFree) setFields(setValue(latest.current, 'subject', t('volumeSubject', { volume: groupDigits(volume) })));
  }, [search, setFields, t]);

  return { formRef, answered, values, errors, draft, setFields, getFields, changeField, leaveField, clearFields, focusField, showErrors };
}

/** `none`: there is nothing to lose. `unstorable`: the browser refuses, so that leaving the page would lose what is written. */
type DraftState = 'none' | 'stored' | 'unstorable';
type DraftDetails = Omit<Draft, 'values'>;

function useDraft() {
  const [state, setState] = useState<DraftState>('none');
  const details = useRef<DraftDetails>({});
  const actions = useMemo(
    () => ({
      /** Reads the stored draft; what is stored with it counts from now on. */
      restore(): FormValues {
        const { values, ...stored } = readDraft();
        details.current = { ...stored, ...details.current };
        if (hasText(values)) setState('stored');
        return values;
      },
      getDetails: (): DraftDetails => details.current,
      setDetails(more: DraftDetails): void {
        details.current = { ...details.current, ...more };
      },
      save(values: FormValues): void {
        if (hasText(values)) setState(storeDraft({ ...details.current, values: getDraftValues(values) }) ? 'stored' : 'unstorable');
        else {
          deleteDraft();
          setState('none');
        }
      },
      clear(): void {
        details.current = {};
        deleteDraft();
        setState('none');
      },
    }),
    [],
  );
  return { state, ...actions };
}

function getAddressCategory(search: string): string | undefined {
  const category = new URLSearchParams(search).get('category') ?? '';
  return (INQUIRY_CATEGORIES as readonly string[]).includes(category) ? category : undefined;
}

/** The form as it stands in the document before hydration. */
export interface AnsweredForm {
  values: FormValues;
  errors: FieldErrors;
  alert: string | undefined;
}

const EMPTY: AnsweredForm = { values: {}, errors: {}, alert: undefined };

/**
 * The server's answer without JavaScript is a filled form (core/build/form-template.ts), and visitors write before hydration. The first
 * render takes both from the document and so equals it; so does React's second start, after an extension has changed the document.
 */
function useAnsweredForm(): AnsweredForm {
  const [answered] = useState(() => (import.meta.env.SSR || rootMarks().app === 'ready' ? EMPTY : readAnsweredForm()));
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

export type FieldErrors = Partial<Record<InquiryField, string>>;

/** The errors beside the fields: shown together by a submit, corrected one by one as the visitor goes on. */
function useFieldErrors(initial: FieldErrors, locale: string) {
  const { t } = useTranslation('contact');
  const [errors, setErrors] = useState(initial);

  const getMessage = useCallback(
    (error: FieldError, field: InquiryField): string => {
      const all: Partial<Record<InquiryField, Partial<Record<string, string>>>> = t('v', { returnObjects: true }) as typeof words.v;
      const own = all[field] ?? {};
      return own[error.code] ?? Object.values(own)[0] ?? t('message.error.server');
    },
    [t],
  );

  const showErrors = useCallback(
    (errors: readonly FieldError[]) => {
      const entries = errors.flatMap((error) => {
        const field = getErrorField(error);
        return field ? [[field, getMessage(error, field)] as const] : [];
      });
      setErrors(Object.fromEntries(entries));
    },
    [getMessage],
  );

  /** While a field is being written its error only goes; when it is left the error says what is wrong now. */
  const recheckError = useCallback(
    (field: FormField, values: FormValues, isLeft = false) =>
      setErrors((current) => {
        if (!(field in current)) return current;
        const error = readInquiry(toInquiryInput(values, locale)).errors?.find((one) => getErrorField(one) === field);
        if (error && !isLeft) return current;
        const { [field as InquiryField]: _, ...others } = current;
        return error ? { ...others, [field]: getMessage(error, field as InquiryField) } : others;
      }),
    [getMessage, locale],
  );

  return { errors, showErrors, recheckError };
}
