import { domainToASCII } from 'node:url';
import type { Teams } from '../../core/contact/inquiry.ts';
import { formatReference } from '../../core/contact/reference.ts';
import { dayInSeoul, longDate, timeInSeoul } from '../../core/site/dates.ts';
import { LANGUAGES, type Locale, STAFF_LOCALES } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { TRANSLATIONS, type Translations } from '../translations.ts';
import { type ActiveInquiry, createMessageId, type Mailbox, type OutgoingMail, type QueuedMail } from './outgoing-mail.ts';

const SEPARATOR = '─'.repeat(32);

export interface TeamMailContext {
  teams: Teams;
  from: Mailbox;
  /** The address at which staff record what became of the inquiry. */
  link: string;
}

/** Writes the mail to the team, in the languages of the staff. The visitor's message comes last, below a line, so that none takes it for ours. */
export function writeTeamMail(mail: QueuedMail, inquiry: ActiveInquiry, { teams, from, link }: TeamMailContext): OutgoingMail {
  const country = inEachLanguage((locale) => TRANSLATIONS[locale].countries[inquiry.country] ?? inquiry.country);
  const text = [
    ...STAFF_LOCALES.map((locale) => TRANSLATIONS[locale].mail.team.intro),
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
    ...STAFF_LOCALES.flatMap((locale) => [TRANSLATIONS[locale].mail.team.closing, '']),
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

/** Writes the reminder of an inquiry without a recorded reply. The first mail and the page behind the link have the message. */
export function writeReminder(mail: QueuedMail, inquiry: ActiveInquiry, { teams, from, link }: TeamMailContext): OutgoingMail {
  const text = [
    ...STAFF_LOCALES.map((locale) => TRANSLATIONS[locale].mail.reminder.intro),
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
  const subject = inEachLanguage((locale) => TRANSLATIONS[locale].mail.reminder.subject);
  return {
    messageId: createMessageId(mail, from),
    from,
    to: { address: getTeamAddress(inquiry, teams) },
    ...getReplyTo(inquiry),
    subject: `${subject}: [${formatCategory(inquiry)}] ${inquiry.subject}`,
    text,
  };
}

export interface ReceiptContext {
  from: Mailbox;
  /** Where the visitor withdraws the consent to marketing that came with this inquiry. The law wants it confirmed, with how to withdraw it. */
  withdrawLink?: string | undefined;
}

/** Writes the receipt. It repeats nothing that the visitor wrote: anyone could send text to any address in our name. */
export function writeReceipt(
  mail: QueuedMail,
  inquiry: Pick<ActiveInquiry, 'id' | 'locale' | 'created_at' | 'email'>,
  { from, withdrawLink }: ReceiptContext,
): OutgoingMail {
  const messages = TRANSLATIONS[inquiry.locale].mail.receipt;
  const receivedAt = Date.parse(inquiry.created_at);
  const text = [
    messages.greeting,
    '',
    messages.received,
    '',
    `${messages.reference}: ${formatReference(inquiry.id)}`,
    `${messages.time}: ${formatMoment(receivedAt, inquiry.locale)}`,
    '',
    ...(withdrawLink
      ? [
          fillTokens(messages.marketing, { date: longDate(dayInSeoul(receivedAt), inquiry.locale) }),
          `${messages.withdraw}: ${withdrawLink}`,
          '',
        ]
      : []),
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
  return fillTokens(TRANSLATIONS[locale].mail.receipt.moment, { date: longDate(day, locale), time: formatTime(time, locale) });
}

/** `15:04`, or `3:04 p.m.` in English. */
function formatTime(time: string, locale: Locale): string {
  if (!LANGUAGES[locale].hasHalfDays) return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

const getTeamAddress = (inquiry: ActiveInquiry, teams: Teams): string => teams[inquiry.category as keyof Teams];

/** A local part without quotes (RFC 5322, 3.2.3; RFC 5321, 4.5.3.1.1), as every mail server takes it in a header. */
const PLAIN_ADDRESS = /^(?!.{65,}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@([^@%]+)$/;
/** Names as the domain name system has them (RFC 1035, 2.3.4). */
const DOMAIN = /^(?:[a-z\d](?:[\w-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

/** Lets an answer go to the visitor, unless a mail server may refuse the address in a header: the team must get the mail. */
function getReplyTo({ name, email }: ActiveInquiry): { replyTo?: Mailbox } {
  const domain = PLAIN_ADDRESS.exec(email)?.[1];
  return domain && DOMAIN.test(domainToASCII(domain)) ? { replyTo: { name, address: email } } : {};
}

/** Colleagues in Songdo, Syracuse and Boston read the same mailboxes: one text where their languages say the same. */
function inEachLanguage(translate: (locale: Locale) => string): string {
  return [...new Set(STAFF_LOCALES.map(translate))].join(' / ');
}

const formatCategory = ({ category }: ActiveInquiry): string =>
  inEachLanguage((locale) => TRANSLATIONS[locale].categories[category] ?? category);

function getLabel(name: keyof Translations['mail']['team']['labels']): string {
  return inEachLanguage((locale) => TRANSLATIONS[locale].mail.team.labels[name]);
}

/** A line such as `이름 / Name: Kim`. */
function formatLine(name: keyof Translations['mail']['team']['labels'], value: string | null): string {
  return `${getLabel(name)}: ${value ?? inEachLanguage((locale) => TRANSLATIONS[locale].mail.team.notGiven)}`;
}

/** Which inquiry it is, when it came in, and what it is about. */
const formatHeading = (inquiry: ActiveInquiry): string[] => [
  formatLine('reference', formatReference(inquiry.id)),
  formatLine('received', timeInSeoul(Date.parse(inquiry.created_at))),
  formatLine(
    'language',
    inEachLanguage((locale) => TRANSLATIONS[locale].mail.languages[inquiry.locale]),
  ),
  formatLine('category', formatCategory(inquiry)),
];
