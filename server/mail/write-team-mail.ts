import type { Teams } from '../../core/contact/teams.ts';
import { TRANSLATIONS } from '../translations.ts';
import { type ActiveInquiry, createMessageId, type Mailbox, type OutgoingMail, type QueuedMail } from './outgoing-mail.ts';
import { formatCategory, formatHeading, formatLine, getLabel, getReplyTo, getTeamAddress, inBothLanguages } from './team-lines.ts';

const SEPARATOR = '─'.repeat(32);

export interface TeamMailContext {
  teams: Teams;
  from: Mailbox;
  /** The address at which staff record what became of the inquiry. */
  link: string;
}

/**
 * Writes the mail to the team, with Korean and English labels, since colleagues in Songdo, Syracuse and Boston read the same
 * mailboxes. The visitor's message comes last, below a line, so that it cannot be mistaken for a text of ours.
 */
export function writeTeamMail(mail: QueuedMail, inquiry: ActiveInquiry, { teams, from, link }: TeamMailContext): OutgoingMail {
  const country = inBothLanguages((locale) => TRANSLATIONS[locale].countries[inquiry.country] ?? inquiry.country);
  const text = [
    TRANSLATIONS.ko.mail.team.intro,
    TRANSLATIONS.en.mail.team.intro,
    '',
    ...formatHeading(inquiry),
    '',
    formatLine('name', inquiry.name),
    formatLine('company', inquiry.company),
    formatLine('jobTitle', inquiry.job_title),
    formatLine('country', `${country} (${inquiry.country})`),
    formatLine('phone', inquiry.phone),
    formatLine('email', inquiry.email),
    formatLine('subject', inquiry.subject),
    '',
    TRANSLATIONS.ko.mail.team.closing,
    '',
    TRANSLATIONS.en.mail.team.closing,
    '',
    formatLine('link', link),
    '',
    getLabel('message'),
    SEPARATOR,
    inquiry.message,
    '',
  ].join('\n');
  return {
    messageId: createMessageId(mail, from),
    from,
    to: { address: getTeamAddress(inquiry, teams) },
    ...getReplyTo(inquiry),
    subject: `[${formatCategory(inquiry)}] ${inquiry.subject}`,
    text,
  };
}
