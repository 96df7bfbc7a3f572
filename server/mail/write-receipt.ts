import { longDate } from '../../core/site/dates.ts';
import type { Locale } from '../../core/site/locales.ts';
import { timeInSeoul } from '../../core/site/seoul-time.ts';
import { type Letter, type LivingInquiry, type Mail, type Mailbox, messageIdOf } from './letter.ts';
import { WORDS } from './words.ts';

/**
 * The receipt, in the visitor's language. It holds nothing that was written, not even a name or subject: otherwise the form
 * would send anybody's words to anybody's address in our name.
 */
export function writeReceipt(mail: Mail, inquiry: Pick<LivingInquiry, 'id' | 'locale' | 'created_at' | 'email'>, from: Mailbox): Letter {
  const words = WORDS[inquiry.locale].mail.receipt;
  const text = [
    words.greeting,
    '',
    words.received,
    '',
    `${words.id}: ${inquiry.id}`,
    `${words.time}: ${writtenTime(Date.parse(inquiry.created_at), inquiry.locale)}`,
    '',
    words.privacy,
    '',
    words.mistake,
    '',
    words.automatic,
    '',
    words.signature,
    '',
  ].join('\n');
  return { messageId: messageIdOf(mail, from), from, to: { address: inquiry.email }, subject: words.subject, text };
}

/** `November 21, 2026, 3:04 p.m. (KST)`, `2026년 11월 21일 15:04(한국 시간)` (brief 1.7). */
function writtenTime(moment: number, locale: Locale): string {
  const [day = '', time = ''] = timeInSeoul(moment).split(' ');
  return WORDS[locale].mail.receipt.moment.replace('{date}', longDate(day, locale)).replace('{time}', clockTime(time, locale));
}

/** `15:04`, or `3:04 p.m.` in English. */
function clockTime(time: string, locale: Locale): string {
  if (locale === 'ko') return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
