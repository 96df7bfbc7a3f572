import { type FieldError, INQUIRY_FIELDS, type InquiryField } from './inquiry.ts';

/** The field of the form that an error belongs to; none for an error of the form as a whole. */
export const getErrorField = ({ pointer }: FieldError): InquiryField | undefined => INQUIRY_FIELDS.find((field) => pointer === `/${field}`);

export type RefusalAlert = 'required' | 'privacy' | 'invalid' | 'server';

/** Which alert a refused form shows (spec 5): missing fields come first, then the agreement, then wrong fields; else it is the server's. */
export function chooseAlert(errors: readonly FieldError[]): RefusalAlert {
  const missing = errors.filter(({ code }) => code === 'required').map(getErrorField);
  if (missing.some((field) => field && field !== 'privacyAgreement')) return 'required';
  if (missing.includes('privacyAgreement')) return 'privacy';
  return errors.some(getErrorField) ? 'invalid' : 'server';
}
