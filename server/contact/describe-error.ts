import type { ErrorDetail } from '../../core/api/problem.ts';
import { type FieldError, HONEYPOT, INQUIRY_CATEGORIES, LIMITS } from '../../core/contact/inquiry.ts';
import { LOCALES } from '../../core/site/locales.ts';

const between = ({ min, max }: { min: number; max: number }) => `${min} to ${max.toLocaleString('en')} characters`;

/** What each field should contain, for the API's error responses. The form has its own messages. */
const HINTS: Readonly<Record<string, string>> = {
  '': 'Give a JSON object with the fields of an inquiry.',
  '/locale': `Give one of ${LOCALES.join(', ')}: the language that the visitor reads.`,
  '/category': `Give one of ${INQUIRY_CATEGORIES.join(', ')}.`,
  '/name': `Give a name of ${between(LIMITS.name)}.`,
  '/company': `Give a company or organization of ${between(LIMITS.company)}.`,
  '/jobTitle': `Give at most ${LIMITS.jobTitle.max} characters, or leave it out.`,
  '/country': 'Give a country as an ISO 3166-1 alpha-2 code, such as KR.',
  '/phone': `Give one phone number of ${between(LIMITS.phone)} with at least 7 digits, or leave it out.`,
  '/email': `Give one email address of ${between(LIMITS.email)}, such as name@example.com.`,
  '/subject': `Give a subject of ${between(LIMITS.subject)}.`,
  '/message': `Give a message of ${between(LIMITS.message)}.`,
  '/privacyAgreement': 'Give true: an inquiry can be taken only from someone who agrees to the use of personal information for it.',
  '/marketingAgreement': 'Give true or false, or leave it out.',
  [`/${HONEYPOT}`]: 'Leave it out: people do not see this field.',
};

/** Describes an error for the API. The submitted value is not repeated, since clients may log the description. */
export function describeError({ pointer, code }: FieldError): ErrorDetail {
  const hint = Object.hasOwn(HINTS, pointer) ? HINTS[pointer] : undefined;
  return { pointer, detail: hint ?? 'There is no such field: leave it out.', code };
}
