import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { chooseAlert, getErrorField } from '#core/contact/choose-alert.ts';
import { type FieldError, HONEYPOT, INQUIRY_FIELDS, type Inquiry, readInquiry } from '#core/contact/inquiry.ts';
import type { Locale } from '#core/site/locales.ts';
import type { StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import { showAlert } from '#src/state/show-alert.ts';
import { useAppDispatch } from '#src/state/store.ts';
import { getInquiryKey } from './draft.ts';
import { type FormValues, getFieldsSince, hasText, readDocumentValues, setValue, toInquiryInput } from './form-values.ts';
import { type SubmitOutcome, useSubmitInquiryMutation } from './inquiries-api.ts';
import { describeSent } from './outbox-sync.ts';
import { useFormFields } from './use-form-fields.ts';

/** What a visitor does with the contact form: submit it, clear it, take an inquiry of the outbox back into it. */
export function useContactForm(locale: Locale) {
  const { t } = useTranslation('contact');
  const dispatch = useAppDispatch();
  const fields = useFormFields(locale);
  const { draft, setFields, getFields, clearFields, showErrors, focusField } = fields;
  const [alertAbove, setAlertAbove] = useState(fields.answered.alert);
  const [submitInquiry, { isLoading: isSending, originalArgs }] = useSubmitInquiryMutation();
  const isSubmitting = useRef(false);

  const ask = (message: string, confirmLabel: string, cancelLabel: string) =>
    dispatch(showAlert({ message, type: 'btn-choice', confirmLabel, cancelLabel }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const form = event.currentTarget;
    setAlertAbove(undefined);
    // What stands in the fields is sent, also where an extension wrote it without an event.
    setFields(readDocumentValues(form));
    const { inquiry, errors } = readInquiry(toInquiryInput(getFields(), locale));
    if (!inquiry) return refuse(errors);
    showErrors([]);
    isSubmitting.current = true;
    const sent = getFields();
    const outcome = await submitInquiry(prepare(inquiry, form.action)).unwrap();
    isSubmitting.current = false;
    await conclude(outcome, sent);
  };

  const prepare = (inquiry: Inquiry, url: string): StoredInquiry => {
    const submitted = getInquiryKey(inquiry, draft.getDetails());
    draft.setDetails({ submitted });
    draft.save(getFields());
    return { url, key: submitted.key, inquiry, writtenAt: Date.now(), attempts: 0, notBefore: 0, state: 'waiting' };
  };

  const conclude = async (outcome: SubmitOutcome, sent: FormValues) => {
    if (outcome.kind === 'refused' || outcome.kind === 'unsent') {
      // Corrected, it is another inquiry.
      if (outcome.kind === 'refused') draft.setDetails({ submitted: undefined });
      draft.save(getFields());
      if (outcome.kind === 'refused') return refuse(outcome.errors);
      await dispatch(showAlert({ message: t(navigator.onLine ? 'message.error.server' : 'message.error.offline') }));
      return;
    }
    // A reload while the alert is shown must not bring the text back; what was written since stays.
    draft.clear();
    keepSince(sent);
    const stored = { message: t(navigator.onLine ? 'waiting.savedLater' : 'waiting.savedOffline') };
    await dispatch(showAlert(outcome.kind === 'sent' ? describeSent(t, [outcome]) : stored, { outlivesPage: true }));
    clearFields(keepSince(sent));
  };

  const keepSince = (sent: FormValues): FormValues => {
    const written = getFieldsSince(sent, getFields());
    if (hasText(written)) draft.save(written);
    return written;
  };

  /** Shows what is wrong: beside the fields, in an alert, and by the focus on the first field with an error. */
  const refuse = async (errors: readonly FieldError[]) => {
    showErrors(errors);
    const kind = chooseAlert(errors);
    // Something filled in the field that nobody sees: the next submit goes without.
    if (kind === 'server') setFields(setValue(getFields(), HONEYPOT, ''));
    const wrong = INQUIRY_FIELDS.filter((field) => errors.some((error) => getErrorField(error) === field));
    const [first] = wrong;
    const isNamed = first && first in t('fields', { returnObjects: true });
    // Not in the message, whose words the specification gives.
    const detail = isNamed ? t('message.faults', { count: wrong.length, first: t(`fields.${first as 'name'}.label`) }) : undefined;
    await dispatch(showAlert({ message: t(`message.error.${kind}`), detail }));
    if (first) focusField(first);
  };

  const reset = async (event: FormEvent) => {
    event.preventDefault();
    if (!hasText(getFields()) || (await ask(t('clear.question'), t('clear.yes'), t('clear.no')))) clearFields();
  };

  const edit = async ({ key, inquiry }: StoredInquiry): Promise<boolean> => {
    const question = [t('waiting.replaceQuestion'), t('waiting.replaceYes'), t('waiting.replaceNo')] as const;
    if (hasText(getFields()) && !(await ask(...question))) return false;
    const { locale: _, privacyAgreement: _privacy, marketingAgreement: _marketing, ...text } = inquiry;
    clearFields();
    setFields(text);
    draft.setDetails({ submitted: { key, text: JSON.stringify(inquiry) } });
    draft.save(text);
    focusField('category');
    return true;
  };

  return {
    ...fields,
    isUnstorable: draft.state === 'unstorable',
    alertAbove,
    isSending,
    submittingKey: isSending ? originalArgs?.key : undefined,
    submit,
    reset,
    edit,
  };
}

/**
 * Asks before the visitor leaves the page and loses what is written. Overlays, whose address is a hash of the page, lose nothing. This is a
 * component of its own, so that the router's reports do not render the form again.
 */
export function LeavePrompt({ isNeeded }: { isNeeded: boolean }): null {
  const { t } = useTranslation('contact');
  const dispatch = useAppDispatch();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isNeeded && currentLocation.pathname !== nextLocation.pathname);

  const latest = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    // Asked again while the question stands, it is the same question.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const question = {
      message: t('message.leave.question'),
      type: 'btn-choice',
      confirmLabel: t('message.leave.yes'),
      cancelLabel: t('message.leave.no'),
    } as const;
    void dispatch(showAlert(question)).then((isConfirmed) => {
      isAsking.current = false;
      if (isConfirmed) latest.current.proceed?.();
      else latest.current.reset?.();
    });
  }, [blocker, dispatch, t]);

  useEffect(() => {
    if (!isNeeded) return undefined;
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', prevent);
    return () => removeEventListener('beforeunload', prevent);
  }, [isNeeded]);
  return null;
}

/** How long a message about what was done stays, in milliseconds. */
const STATUS_DURATION_MS = 5000;

/** A short message for a live region, which goes by itself. */
export function useStatus() {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => setStatus(''), STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return [status, setStatus] as const;
}
