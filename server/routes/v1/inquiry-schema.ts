import { toJsonSchema } from '@valibot/to-json-schema';
import type { ErrorDetail } from '../../../core/api/problem.ts';
import { COUNTRIES } from '../../../core/contact/countries.ts';
import { type FieldError, HONEYPOT, INQUIRY_CATEGORIES, InquirySchema, LIMITS } from '../../../core/contact/inquiry.ts';
import { LOCALES } from '../../../core/site/locales.ts';
import { json, objectOf, parameters, problem, RETRY_AFTER, type Schema, text } from '../schema.ts';

/** The answer of `POST /api/v1/inquiries` to an inquiry that is stored. */
export interface RegisteredInquiry {
  /** UUID. */
  id: string;
  /** ISO 8601, UTC. */
  registeredAt: string;
}

const { properties, required } = describeInquiry();
const ticked: Schema = { enum: ['true', 'on'] };
const answers = 'a program with a problem, a form with its page, filled in again';

export const INQUIRY_SCHEMA = {
  operationId: 'registerInquiry',
  summary: 'Register an inquiry',
  description:
    'It is stored before it is answered. With an Idempotency-Key the same inquiry may be sent as often as needed and is ' +
    'registered once; without one, an equal inquiry within ten minutes is the same. From pages of other origins nothing is taken.',
  headers: parameters({
    'Idempotency-Key': { type: 'string', format: 'uuid', description: 'A UUID of the sender’s own for each inquiry.' },
  }),
  body: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          description: 'Lengths are counted in code points, after composition (NFC) and without spaces at the ends.',
          properties,
          required,
          additionalProperties: false,
        },
      },
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          description: 'What a browser sends of the contact form.',
          properties: { ...properties, privacyAgreement: ticked, marketingAgreement: ticked, [HONEYPOT]: { const: '' } },
          required,
          additionalProperties: false,
        },
      },
    },
  },
  response: {
    201: json(
      'To JSON: registered, now or before.',
      objectOf<RegisteredInquiry>({ id: { type: 'string', format: 'uuid' }, registeredAt: { type: 'string', format: 'date-time' } }),
    ),
    303: {
      description: 'To a form: registered.',
      type: 'null',
      headers: { Location: text('The page that says so, with the reference number: the first eight digits of the id.') },
    },
    400: refusal('The body is no JSON, or the key no UUID'),
    403: refusal('A page of another origin asks'),
    413: refusal('The body is too large, or a form has too many fields'),
    415: refusal('Neither JSON nor a form'),
    422: refusal('Fields that cannot be used, each with its hint, or a key that belongs to another inquiry'),
    429: refusal('Too many from one address', RETRY_AFTER),
    500: refusal('It could not be stored'),
  },
};

/** The one inquiry schema as JSON Schema; what it checks in code is said here in the schema's own terms. */
function describeInquiry(): { properties: Record<string, Schema>; required: string[] } {
  const { properties = {}, required = [] } = toJsonSchema(InquirySchema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  const { [HONEYPOT]: _, ...fields } = properties as Record<string, Schema>;
  return {
    required,
    properties: {
      ...fields,
      country: { enum: [...COUNTRIES], description: 'ISO 3166-1 alpha-2.' },
      phone: { ...fields.phone, description: 'With at least 7 digits.' },
      email: { ...fields.email, format: 'email' },
    },
  };
}

function refusal(reason: string, headers?: object) {
  const { content, ...rest } = problem(`${reason}: ${answers}.`, headers);
  return { ...rest, content: { ...content, 'text/html': { schema: text() } } };
}

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
