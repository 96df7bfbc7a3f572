import { longDate } from '../../core/site/dates.ts';
import type { Locale } from '../../core/site/locales.ts';
import { timeInSeoul } from '../../core/site/seoul-time.ts';
import { TRANSLATIONS } from '../translations.ts';
import { type ActiveInquiry, createMessageId, type Mailbox, type OutgoingMail, type QueuedMail } from './outgoing-mail.ts';

/**
 * Writes the receipt in the visitor's language. It repeats nothing that the visitor wrote, not even a name or subject: otherwise
 * anyone could use the form to send text to any address in our name.
 */
export function writeReceipt(
  mail: QueuedMail,
  inquiry: Pick<ActiveInquiry, 'id' | 'locale' | 'created_at' | 'email'>,
  from: Mailbox,
): OutgoingMail {
  const messages = TRANSLATIONS[inquiry.locale].mail.receipt;
  const text = [
    messages.greeting,
    '',
    messages.received,
    '',
    `${messages.id}: ${inquiry.id}`,
    `${messages.time}: ${formatMoment(Date.parse(inquiry.created_at), inquiry.locale)}`,
    '',
    messages.privacy,
    '',
    messages.mistake,
    '',
    messages.automatic,
    '',
    messages.signature,
    '',
  ].join('\n');
  return { messageId: createMessageId(mail, from), from, to: { address: inquiry.email }, subject: messages.subject, text };
}

/** `November 21, 2026, 3:04 p.m. (KST)`, `2026년 11월 21일 15:04(한국 시간)`. */
function formatMoment(moment: number, locale: Locale): string {
  const [day = '', time = ''] = timeInSeoul(moment).split(' ');
  return TRANSLATIONS[locale].mail.receipt.moment.replace('{date}', longDate(day, locale)).replace('{time}', formatTime(time, locale));
}

/** `15:04`, or `3:04 p.m.` in English. */
function formatTime(time: string, locale: Locale): string {
  if (locale === 'ko') return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
