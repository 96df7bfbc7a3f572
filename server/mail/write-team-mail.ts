import type { Teams } from '../../core/contact/teams.ts';
import type { Locale } from '../../core/site/locales.ts';
import { timeInSeoul } from '../../core/site/seoul-time.ts';
import { type ActiveInquiry, createMessageId, type Mailbox, type OutgoingMail, type QueuedMail } from './outgoing-mail.ts';
import { TRANSLATIONS } from './translations.ts';

const SEPARATOR = '─'.repeat(32);

/**
 * Writes the mail to the team, with Korean and English labels, since colleagues in Songdo, Syracuse and Boston read the same
 * mailboxes. The visitor's message comes last, below a line, so that it cannot be mistaken for a text of ours.
 */
export function writeTeamMail(mail: QueuedMail, inquiry: ActiveInquiry, teams: Teams, from: Mailbox): OutgoingMail {
  const address = teams[inquiry.category as keyof Teams];
  const category = inBothLanguages((locale) => TRANSLATIONS[locale].categories[inquiry.category] ?? inquiry.category);
  const lines = [
    formatLine('id', inquiry.id),
    formatLine('received', timeInSeoul(Date.parse(inquiry.created_at))),
    formatLine(
      'language',
      inBothLanguages((locale) => TRANSLATIONS[locale].mail.languages[inquiry.locale]),
    ),
    formatLine('category', category),
    '',
    formatLine('name', inquiry.name),
    formatLine('company', inquiry.company),
    formatLine('jobTitle', inquiry.job_title),
    formatLine(
      'country',
      `${inBothLanguages((locale) => TRANSLATIONS[locale].countries[inquiry.country] ?? inquiry.country)} (${inquiry.country})`,
    ),
    formatLine('phone', inquiry.phone),
    formatLine('email', inquiry.email),
    formatLine('subject', inquiry.subject),
  ];
  const text = [
    TRANSLATIONS.ko.mail.team.intro,
    TRANSLATIONS.en.mail.team.intro,
    '',
    ...lines,
    '',
    TRANSLATIONS.ko.mail.team.closing,
    '',
    TRANSLATIONS.en.mail.team.closing,
    '',
    getLabel('message'),
    SEPARATOR,
    inquiry.message,
    '',
  ].join('\n');
  return {
    messageId: createMessageId(mail, from),
    from,
    to: { address },
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: `[${category}] ${inquiry.subject}`,
    text,
  };
}

function inBothLanguages(translate: (locale: Locale) => string): string {
  const [korean, english] = [translate('ko'), translate('en')];
  return korean === english ? korean : `${korean} / ${english}`;
}

function getLabel(name: keyof typeof TRANSLATIONS.en.mail.team.labels): string {
  return inBothLanguages((locale) => TRANSLATIONS[locale].mail.team.labels[name]);
}

function formatLine(name: keyof typeof TRANSLATIONS.en.mail.team.labels, value: string | null): string {
  return `${getLabel(name)}: ${value ?? inBothLanguages((locale) => TRANSLATIONS[locale].mail.team.notGiven)}`;
}
