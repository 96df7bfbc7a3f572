import * as v from 'valibot';
import { LOCALES, type Locale } from '../site/locales.ts';
import { COUNTRIES } from './countries.ts';

/** Values of the inquiry category, in the order of the select. */
export const INQUIRY_CATEGORIES = [
  'development',
  'manufacturing',
  'adc',
  'testing-quality',
  'partnership',
  'media',
  'careers',
  'esg',
  'investors',
  'other',
] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

/** Lengths in code points of the normalized text. The form, the outbox, the server and OpenAPI share them. */
export const LIMITS = {
  name: { min: 2, max: 50 },
  company: { min: 1, max: 100 },
  jobTitle: { min: 0, max: 50 },
  phone: { min: 7, max: 30 },
  email: { min: 6, max: 254 },
  subject: { min: 2, max: 100 },
  message: { min: 10, max: 2000 },
} as const;

/** The fields of the form, in its order. Errors are listed, and focus moves, in this order. */
export const INQUIRY_FIELDS = [
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
export type InquiryField = (typeof INQUIRY_FIELDS)[number];

/** A hidden field that only bots fill in. Its error is shown, since a browser's autofill may have filled it. */
export const HONEYPOT = 'website';

/** A valid inquiry: trimmed and normalized. Optional fields that were left empty are absent. */
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

/** A validation error of one field. Its message is the translation `contact:v.{field}.{code}`. */
export interface FieldError {
  /** JSON pointer into the body: `/email`. */
  pointer: string;
  /** `unknown`: there is no such field. */
  code: 'required' | 'length' | 'format' | 'unknown';
}

export type ParsedInquiry = { inquiry: Inquiry; errors?: undefined } | { inquiry?: undefined; errors: FieldError[] };

/** Length in code points, as `LIMITS` counts it. */
export const countCodePoints = (text: string): number => [...text].length;

/** Marks that a letter may carry (UAX #15, Stream-Safe Text Format): composing a longer run takes the square of its length. */
const SURPLUS_MARKS = /(?<=\p{M}{30})\p{M}+/gu;

/** Composes letters, unifies line ends, removes lone surrogates and control characters, and trims. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(SURPLUS_MARKS, '')
    .normalize('NFC')
    .trim();
}

/**
 * Removes line ends too: a mail's subject must be one line. Invisible signs go as well, since they change how a name is shown or make
 * one of nothing; the joiners stay within words, where some scripts need them.
 */
const normalizeLine = (text: string): string => {
  const line = normalizeText(text.replace(/(?![\u200C\u200D])\p{Cf}/gu, ''))
    .replace(/\s+/g, ' ')
    .replace(/^[ \u200C\u200D]+/, '');
  return /^.*[^ \u200C\u200D]/.exec(line)?.[0] ?? '';
};

/** A Korean or Japanese keyboard types full-width letters, signs and digits, which mail servers and telephones do not know. */
const normalizeWidth = (text: string): string => normalizeLine(text.normalize('NFKC'));

export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@.<>()[\]\\,;:"]+\.)+[^\s@.<>()[\]\\,;:"\d][^\s@.<>()[\]\\,;:"]+$/u;
/** People write dots, slashes, dashes and extensions: any text with this many digits can be dialled by who reads it. */
const PHONE = /(?:\p{Nd}\P{Nd}*){7}/u;

type Code = FieldError['code'];

/** Whether a text may be normalized: it can be longer than its limit by spaces and by letters that are not composed yet. */
const isReadable =
  ({ max }: { max: number }) =>
  (text: string) =>
    text.length <= 8 * max;

const isBetween =
  ({ min, max }: { min: number; max: number }) =>
  (text: string) =>
    countCodePoints(text) >= min && countCodePoints(text) <= max;

function text(limit: { min: number; max: number }, normalise = normalizeLine) {
  const required: Code = 'required';
  return v.pipe(
    v.string(required),
    v.metadata({ minLength: limit.min, maxLength: limit.max }),
    v.check(isReadable(limit), 'length' satisfies Code),
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
      v.check(isReadable(limit), code),
      v.transform(pattern ? normalizeWidth : normalizeLine),
      v.check((value) => value === '' || (isBetween(limit)(value) && (pattern?.test(value) ?? true)), code),
    ),
  );
}

/** The inquiry schema (spec 3, 5) of form, outbox, server and OpenAPI. Unknown fields are refused. */
export const InquirySchema = v.strictObject({
  locale: v.picklist(LOCALES, 'required' satisfies Code),
  category: v.picklist(INQUIRY_CATEGORIES, 'required' satisfies Code),
  name: text(LIMITS.name),
  company: text(LIMITS.company),
  jobTitle: optionalText(LIMITS.jobTitle),
  country: v.pipe(
    v.string('required' satisfies Code),
    v.check((code) => COUNTRIES.has(code), 'required' satisfies Code),
  ),
  phone: optionalText(LIMITS.phone, PHONE),
  email: v.pipe(
    text(LIMITS.email, normalizeWidth),
    v.check((value) => value === '' || EMAIL.test(value), 'format' satisfies Code),
  ),
  subject: text(LIMITS.subject),
  message: text(LIMITS.message, normalizeText),
  privacyAgreement: v.literal(true, 'required' satisfies Code),
  marketingAgreement: v.optional(v.boolean('format' satisfies Code), false),
  [HONEYPOT]: v.optional(v.literal('', 'unknown' satisfies Code)),
});

/** Validates the values of a form, of the outbox or of a request body. Lists all errors at once, one per field, in the form's order. */
export function readInquiry(input: unknown): ParsedInquiry {
  const result = v.safeParse(InquirySchema, input, { abortPipeEarly: true });
  if (result.success) {
    const { [HONEYPOT]: _, ...fields } = result.output;
    const inquiry: Inquiry = fields;
    for (const [field, value] of Object.entries(inquiry)) if (value === '') delete (inquiry as Partial<Inquiry>)[field as keyof Inquiry];
    return { inquiry };
  }
  const errors = result.issues.map(toFieldError);
  return { errors: errors.sort((a, b) => getPosition(a) - getPosition(b)) };
}

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  const key = String(issue.path?.[0]?.key ?? '');
  if (issue.type === 'strict_object') {
    // Without a key the input is no object. With a key of the schema the field is missing.
    const code: Code = Object.hasOwn(InquirySchema.entries, key) ? 'required' : key ? 'unknown' : 'format';
    return { pointer: key && `/${escapePointer(key)}`, code };
  }
  const code = ['required', 'length', 'format', 'unknown'].includes(issue.message) ? (issue.message as Code) : 'format';
  // The email field has one message for a wrong format and a wrong length.
  return { pointer: `/${key}`, code: key === 'email' && code === 'length' ? 'format' : code };
}

const escapePointer = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const getPosition = ({ pointer }: FieldError) => {
  const position = (INQUIRY_FIELDS as readonly string[]).indexOf(pointer.slice(1));
  return position < 0 ? INQUIRY_FIELDS.length : position;
};

/** Which mailbox reads the inquiries of a category: content/teams.json. */
export type Teams = Readonly<Record<InquiryCategory, string>>;
