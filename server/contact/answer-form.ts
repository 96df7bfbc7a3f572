import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InquiryFault } from '../../core/contact/inquiry.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { fillTemplate } from './fill-template.ts';
import type { FormTemplates } from './form-templates.ts';

/** Sent: the browser goes on to a page that can be loaded anew without sending again. */
export function goToSentPage(reply: FastifyReply, locale: Locale): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(hrefFor(locale, 'contactSent'), 303);
}

/** Not sent: the contact page again, with what was written and what is wrong with it. */
export function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  templates: FormTemplates,
  { status, faults = [] }: { status: number; faults?: readonly InquiryFault[] },
): FastifyReply {
  const entries = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const html = fillTemplate(templates[localeOf(request, entries)], { entryOf: (field) => entries.get(field) ?? '', faults });
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** The form says it itself; where it could not be read, the page that it stands on. */
function localeOf({ headers }: FastifyRequest, entries: URLSearchParams): Locale {
  const said = entries.get('locale');
  if (isLocale(said)) return said;
  const first = /^https?:\/\/[^/]+\/([^/?#]+)/.exec(headers.referer ?? '')?.[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
