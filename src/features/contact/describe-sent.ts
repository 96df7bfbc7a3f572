import type { TFunction } from 'i18next';
import type { SentOutcome } from '#core/contact/outbox.ts';
import { formatReference } from '#core/contact/reference.ts';

/** What visitors are told of inquiries that the server has accepted, with the reference number of each. */
export function describeSent(t: TFunction<'contact'>, sent: readonly SentOutcome[]): { message: string; detail?: string } {
  const references = sent.flatMap(({ id }) => (id ? [formatReference(id)] : []));
  if (references.length === 0) return { message: t('message.success') };
  const detail = t('message.reference', { count: references.length, list: references.join(', ') });
  return { message: t('message.success'), detail };
}
