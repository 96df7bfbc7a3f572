import * as v from 'valibot';
import type { Locale } from '../site/locales.ts';
import { LOCALES } from '../site/locales.ts';
import { COUNTRIES } from './countries.ts';

/** Values of the inquiry category (brief 6.1), in the order of the select. */
export const CATEGORIES = [
  'development',
  'manufacturing',
  'adc',
  'testing-quality',
  'partnership',
  'media',
  'careers',
  'esg',
  'other',
] as const;
export type InquiryCategory = (typeof CATEGORIES)[number];

/** Lengths in code points of the normalised text (brief 6.2): form, outbox, server and OpenAPI count alike. */
export const LIMITS = {
  name: { min: 2, max: 50 },
  company: { min: 1, max: 100 },
  jobTitle: { min: 0, max: 50 },
  phone: { min: 7, max: 20 },
  email: { min: 6, max: 254 },
  subject: { min: 2, max: 100 },
  message: { min: 10, max: 2000 },
} as const;

/** The fields of the form, in its order: faults are told, and focus goes, in this order. */
export const FIELDS = [
  'category',
  'name',
  'company',
  'jobTitle',
  'country',
  'phone',
  'email',
  'subject',
  'message',
  'privacyAgreement',
  'marketingAgreement',
] as const;
export type InquiryField = (typeof FIELDS)[number];

/** What a person cannot see and a machine fills in. Anything in it is refused, in words, so that an autofill can be undone. */
export const HONEYPOT = 'website';

/** An inquiry as it is stored: trimmed, normalised, complete. Optional fields that were left empty are absent. */
export interface Inquiry {
  locale: Locale;
  category: InquiryCategory;
  name: string;
  company: string;
  jobTitle?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone?: string;
  email: string;
  subject: string;
  message: string;
  privacyAgreement: true;
  marketingAgreement: boolean;
}

/** What is wrong with a field; its words stand in `contact:v.{field}.{code}`. */
export interface InquiryFault {
  /** JSON pointer into the body: `/email`. */
  pointer: string;
  /** `unknown`: there is no such field. */
  code: 'required' | 'length' | 'format' | 'unknown';
}

export type InquiryReading = { inquiry: Inquiry; faults?: undefined } | { inquiry?: undefined; faults: InquiryFault[] };

/** Characters as everyone of us counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** Composed letters, line ends of one kind, no half characters and no control characters, nothing at the ends. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .normalize('NFC')
    .trim();
}

/** A line of text has no line ends within, which a mail's subject could not bear. */
const normaliseLine = (text: string): string => normaliseText(text).replace(/\s+/g, ' ');

export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@.<>()[\]\\,;:"]+\.)+[^\s@.<>()[\]\\,;:"\d][^\s@.<>()[\]\\,;:"]+$/u;
const PHONE = /^[+(\d][\d\s()-]*$/;

type Code = InquiryFault['code'];

const isBetween =
  ({ min, max }: { min: number; max: number }) =>
  (text: string) =>
    lengthOf(text) >= min && lengthOf(text) <= max;

/** `empty`: what is said of a field that was left out or left empty. */
function text(limit: { min: number; max: number }, normalise = normaliseLine) {
  const required: Code = 'required';
  return v.pipe(
    v.string(required),
    v.metadata({ minLength: limit.min, maxLength: limit.max }),
    v.transform(normalise),
    v.check((value) => value !== '', required),
    v.check((value) => value === '' || isBetween(limit)(value), 'length' satisfies Code),
  );
}

function optionalText(limit: { min: number; max: number }, pattern?: RegExp) {
  const code: Code = pattern ? 'format' : 'length';
  return v.optional(
    v.pipe(
      v.string(code),
      v.metadata({ maxLength: limit.max }),
      v.transform(normaliseLine),
      v.check((value) => value === '' || (isBetween(limit)(value) && (pattern?.test(value) ?? true)), code),
    ),
  );
}

/**
 * The one inquiry schema (design 2, spec 3 and 5, brief 6.2): the form, the outbox, the server and the API's document use
 * it. Fields it does not name are refused.
 */
export const InquirySchema = v.strictObject({
  locale: v.picklist(LOCALES, 'required' satisfies Code),
  category: v.picklist(CATEGORIES, 'required' satisfies Code),
  name: text(LIMITS.name),
  company: text(LIMITS.company),
  jobTitle: optionalText(LIMITS.jobTitle),
  country: v.pipe(
    v.string('required' satisfies Code),
    v.check((code) => COUNTRIES.has(code), 'required' satisfies Code),
  ),
  phone: optionalText(LIMITS.phone, PHONE),
  email: v.pipe(
    text(LIMITS.email),
    v.check((value) => value === '' || EMAIL.test(value), 'format' satisfies Code),
  ),
  subject: text(LIMITS.subject),
  message: text(LIMITS.message, normaliseText),
  privacyAgreement: v.literal(true, 'required' satisfies Code),
  marketingAgreement: v.optional(v.boolean('format' satisfies Code), false),
  [HONEYPOT]: v.optional(v.literal('', 'unknown' satisfies Code)),
});

/** Reads what a form, an outbox or a request's body holds. Faults come all at once, one a field, in the form's order. */
export function readInquiry(input: unknown): InquiryReading {
  const result = v.safeParse(InquirySchema, input, { abortPipeEarly: true });
  if (result.success) {
    const { [HONEYPOT]: _, ...fields } = result.output;
    const { jobTitle, phone, ...rest } = fields;
    return { inquiry: { ...rest, ...(jobTitle && { jobTitle }), ...(phone && { phone }) } as Inquiry };
  }
  const faults = result.issues.map(faultOf);
  return { faults: faults.sort((a, b) => rank(a) - rank(b)) };
}

function faultOf(issue: v.BaseIssue<unknown>): InquiryFault {
  const key = String(issue.path?.[0]?.key ?? '');
  if (issue.type === 'strict_object') {
    // Without a field's name: the body is no object. With one that the schema knows: the field is missing.
    const code: Code = Object.hasOwn(InquirySchema.entries, key) ? 'required' : key ? 'unknown' : 'format';
    return { pointer: key && `/${escapePointer(key)}`, code };
  }
  const code = ['required', 'length', 'format', 'unknown'].includes(issue.message) ? (issue.message as Code) : 'format';
  // An address that is too long is no address either: there is one message for both.
  return { pointer: `/${key}`, code: key === 'email' && code === 'length' ? 'format' : code };
}

const escapePointer = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const rank = ({ pointer }: InquiryFault) => {
  const place = (FIELDS as readonly string[]).indexOf(pointer.slice(1));
  return place < 0 ? FIELDS.length : place;
};
