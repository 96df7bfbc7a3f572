import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ALERT_MARK,
  type DocumentTemplate,
  ERROR_MARK,
  type FieldSlot,
  type FormTemplate,
  SELECTED_MARK,
  type SentPageTemplate,
  VALUE_MARK,
} from '../../core/build/form-template.ts';
import type { BuiltHeaders } from '../../core/build/headers.ts';
import { chooseAlert, getErrorField } from '../../core/contact/choose-alert.ts';
import type { FieldError } from '../../core/contact/inquiry.ts';
import { formatReference, isReference } from '../../core/contact/reference.ts';
import { escapeHtml } from '../../core/html/escape.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** Answers with the contact page, filled with the submitted values and their errors. */
export function sendFilledForm(
  request: FastifyRequest,
  reply: FastifyReply,
  templates: Readonly<Record<Locale, DocumentTemplate>>,
  { status, errors = [] }: { status: number; errors?: readonly FieldError[] },
): FastifyReply {
  const values = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const template = templates[detectLocale(request, values)];
  reply.styleHash = template.styleHash;
  const html = fillTemplate(template, { getValue: (field) => values.get(field) ?? '', errors });
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** The locale of the form's hidden field, else of the page in the Referer, else of the browser: a body may be too large to be read. */
function detectLocale({ headers }: FastifyRequest, values: URLSearchParams): Locale {
  const ofPage = /^https?:\/\/[^/]+\/([^/?#]+)/.exec(headers.referer ?? '')?.[1];
  const ofBrowser = /^\s*([a-z]+)/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return [values.get('locale'), ofPage, ofBrowser].find(isLocale) ?? DEFAULT_LOCALE;
}

type SubmittedForm = { getValue(field: string): string; errors: readonly FieldError[] };

/** Renders the contact page with the submitted values and errors in its fields, and an alert above the form. */
export function fillTemplate(template: FormTemplate, { getValue, errors }: SubmittedForm): string {
  const codes = new Map(errors.map(({ pointer, code }) => [pointer.slice(1), code]));
  const alert = readAlert(template, errors);
  return template.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('alert' in part) return part.alert.replaceAll(ALERT_MARK, () => alert);
      const code = codes.get(part.field);
      return fillField(part, getValue(part.field), code && template.errors[`${part.field}.${code}`]);
    })
    .join('');
}

/** The value is inserted last, so that nothing in it is taken for a placeholder. */
function fillField({ plain, withError }: FieldSlot, value: string, error: string | undefined): string {
  return (error === undefined ? plain : withError)
    .replace(SELECTED_MARK, (_, kind, option) => (option === value ? ` ${kind}=""` : ''))
    .replaceAll(ERROR_MARK, () => error ?? '')
    .replaceAll(VALUE_MARK, () => escapeHtml(removeInvalidCharacters(value)));
}

/** Fields that are there but wrong are named by their own messages: without JavaScript nobody moves the focus to them. */
function readAlert({ alerts, errors: messages }: FormTemplate, errors: readonly FieldError[]): string {
  const kind = chooseAlert(errors);
  if (kind !== 'invalid') return alerts[kind];
  return errors
    .flatMap((error) => {
      const field = getErrorField(error);
      return field ? [messages[`${field}.${error.code}`]] : [];
    })
    .join(' ');
}

/** HTML cannot represent these characters. Reading the form again would remove them, too. */
function removeInvalidCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''));
}

/** Redirects after a submit, so that a reload sends nothing again. The reference number tells only the staff whose inquiry it is. */
export function redirectToSentPage(
  reply: FastifyReply,
  { locale, id }: { locale: Locale; id: string },
  { origin, apiOrigin }: BuiltHeaders,
): FastifyReply {
  const path = hrefFor(locale, 'contactSent', { query: { ref: formatReference(id) } });
  return reply.header('cache-control', 'no-store').redirect(apiOrigin ? origin + path : path, 303);
}

/** Sends the page with the reference number that its address has. Undefined, and nothing is sent, where it has none. */
export function sendSentPage(request: FastifyRequest, reply: FastifyReply, template: SentPageTemplate): FastifyReply | undefined {
  const { ref = null } = request.query as { ref?: string | null };
  if (!isReference(ref)) return undefined;
  reply.styleHash = template.styleHash;
  const html = template.html.replaceAll(VALUE_MARK, ref);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
