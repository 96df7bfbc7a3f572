import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SentPageTemplate, VALUE_MARK } from '../../core/build/form-template.ts';
import type { BuiltHeaders } from '../../core/build/headers.ts';
import { formatReference, isReference } from '../../core/contact/reference.ts';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';

/**
 * Redirects after a successful submit, so that a reload does not send the form again: back to the site, where the API is elsewhere. The
 * address has the reference number, which tells nobody but the staff whose inquiry it is.
 */
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
