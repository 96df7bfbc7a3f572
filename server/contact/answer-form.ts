import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltHeaders } from '../../core/build/headers.ts';
import type { FieldError } from '../../core/contact/inquiry.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { fillTemplate } from './fill-template.ts';
import type { FormTemplates } from './form-templates.ts';

/** Redirects after a successful submit, so that a reload does not send the form again: back to the site, where the API is elsewhere. */
export function redirectToSentPage(reply: FastifyReply, locale: Locale, { origin, apiOrigin }: BuiltHeaders): FastifyReply {
  const path = hrefFor(locale, 'contactSent');
  return reply.header('cache-control', 'no-store').redirect(apiOrigin ? origin + path : path, 303);
}

/** Answers with the contact page, filled with the submitted values and their errors. */
export function sendFilledForm(
  request: FastifyRequest,
  reply: FastifyReply,
  templates: FormTemplates,
  { status, errors = [] }: { status: number; errors?: readonly FieldError[] },
): FastifyReply {
  const values = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const template = templates[detectLocale(request, values)];
  reply.styleHash = template.styleHash;
  const html = fillTemplate(template, { getValue: (field) => values.get(field) ?? '', errors });
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** The locale of the form's hidden field, else of the page in the Referer. */
function detectLocale({ headers }: FastifyRequest, values: URLSearchParams): Locale {
  const submitted = values.get('locale');
  if (isLocale(submitted)) return submitted;
  const first = /^https?:\/\/[^/]+\/([^/?#]+)/.exec(headers.referer ?? '')?.[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
