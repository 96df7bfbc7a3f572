import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorField } from '#core/contact/choose-alert.ts';
import { type FieldError, type InquiryField, readInquiry } from '#core/contact/inquiry.ts';
import type words from '#locales/en/contact.json';
import { type FormField, type FormValues, toInquiryInput } from './form-values.ts';

/** What is wrong with each field, in words. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** The errors beside the fields: shown together by a submit, corrected one by one as the visitor goes on. */
export function useFieldErrors(initial: FieldErrors, locale: string) {
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

  /** Shows these errors, and no others. */
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
