import type { FieldFault } from '../../core/api/problem.ts';
import { CATEGORIES, HONEYPOT, type InquiryFault, LIMITS } from '../../core/contact/inquiry.ts';
import { LOCALES } from '../../core/site/locales.ts';

const between = ({ min, max }: { min: number; max: number }) => `${min} to ${max.toLocaleString('en')} characters`;

/** How each field is to be given: what the API says of one that cannot be used. The form has words of its own. */
const CURES: Readonly<Record<string, string>> = {
  '': 'Give a JSON object with the fields of an inquiry.',
  '/locale': `Give one of ${LOCALES.join(', ')}: the language that the visitor reads.`,
  '/category': `Give one of ${CATEGORIES.join(', ')}.`,
  '/name': `Give a name of ${between(LIMITS.name)}.`,
  '/company': `Give a company or organization of ${between(LIMITS.company)}.`,
  '/jobTitle': `Give at most ${LIMITS.jobTitle.max} characters, or leave it out.`,
  '/country': 'Give a country as an ISO 3166-1 alpha-2 code, such as KR.',
  '/phone': `Give a phone number of ${between(LIMITS.phone)} (digits, spaces, hyphens, brackets, a plus sign), or leave it out.`,
  '/email': `Give an email address of ${between(LIMITS.email)}, such as name@example.com.`,
  '/subject': `Give a subject of ${between(LIMITS.subject)}.`,
  '/message': `Give a message of ${between(LIMITS.message)}.`,
  '/privacyAgreement': 'Give true: an inquiry can be taken only from someone who agrees to the use of personal information for it.',
  '/marketingAgreement': 'Give true or false, or leave it out.',
  [`/${HONEYPOT}`]: 'Leave it out: people do not see this field.',
};

/** Says nothing of what was given: a fault may be logged by whoever reads it. */
export function detailOf({ pointer, code }: InquiryFault): FieldFault {
  const isKnown = Object.hasOwn(CURES, pointer);
  return { pointer, detail: isKnown ? (CURES[pointer] as string) : 'There is no such field: leave it out.', code };
}
