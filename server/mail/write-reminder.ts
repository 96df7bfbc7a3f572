import { TRANSLATIONS } from '../translations.ts';
import { type ActiveInquiry, createMessageId, type OutgoingMail, type QueuedMail } from './outgoing-mail.ts';
import { formatCategory, formatHeading, formatLine, getReplyTo, getTeamAddress, inBothLanguages } from './team-lines.ts';
import type { TeamMailContext } from './write-team-mail.ts';

/** Writes the reminder of an inquiry without a recorded reply. The first mail and the page behind the link have the message. */
export function writeReminder(mail: QueuedMail, inquiry: ActiveInquiry, { teams, from, link }: TeamMailContext): OutgoingMail {
  const text = [
    TRANSLATIONS.ko.mail.reminder.intro,
    TRANSLATIONS.en.mail.reminder.intro,
    '',
    ...formatHeading(inquiry),
    '',
    formatLine('name', inquiry.name),
    formatLine('company', inquiry.company),
    formatLine('email', inquiry.email),
    formatLine('subject', inquiry.subject),
    '',
    formatLine('link', link),
    '',
  ].join('\n');
  const subject = inBothLanguages((locale) => TRANSLATIONS[locale].mail.reminder.subject);
  return {
    messageId: createMessageId(mail, from),
    from,
    to: { address: getTeamAddress(inquiry, teams) },
    ...getReplyTo(inquiry),
    subject: `${subject}: [${formatCategory(inquiry)}] ${inquiry.subject}`,
    text,
  };
}
