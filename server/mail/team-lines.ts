import { domainToASCII } from 'node:url';
import type { Teams } from '../../core/contact/teams.ts';
import type { Locale } from '../../core/site/locales.ts';
import { timeInSeoul } from '../../core/site/seoul-time.ts';
import { TRANSLATIONS } from '../translations.ts';
import type { ActiveInquiry, Mailbox } from './outgoing-mail.ts';

/** The mailbox that reads inquiries of this category. */
export const getTeamAddress = (inquiry: ActiveInquiry, teams: Teams): string => teams[inquiry.category as keyof Teams];

/** A local part without quotes (RFC 5322, 3.2.3), as every mail server takes it in a header. */
const PLAIN_ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@([^@]+)$/;

/**
 * Lets an answer go to the visitor. Nothing for an address that a mail server may refuse to carry in a header, such as one beyond ASCII:
 * it stands in the text, and the team must get the mail.
 */
export function getReplyTo({ name, email }: ActiveInquiry): { replyTo?: Mailbox } {
  const domain = PLAIN_ADDRESS.exec(email)?.[1];
  return domain && domainToASCII(domain) ? { replyTo: { name, address: email } } : {};
}

/** Colleagues in Songdo, Syracuse and Boston read the same mailboxes: one text where both languages say the same. */
export function inBothLanguages(translate: (locale: Locale) => string): string {
  const [korean, english] = [translate('ko'), translate('en')];
  return korean === english ? korean : `${korean} / ${english}`;
}

export const formatCategory = ({ category }: ActiveInquiry): string =>
  inBothLanguages((locale) => TRANSLATIONS[locale].categories[category] ?? category);

export function getLabel(name: keyof typeof TRANSLATIONS.en.mail.team.labels): string {
  return inBothLanguages((locale) => TRANSLATIONS[locale].mail.team.labels[name]);
}

/** A line such as `이름 / Name: Kim`. */
export function formatLine(name: keyof typeof TRANSLATIONS.en.mail.team.labels, value: string | null): string {
  return `${getLabel(name)}: ${value ?? inBothLanguages((locale) => TRANSLATIONS[locale].mail.team.notGiven)}`;
}

/** Which inquiry it is, when it came in, and what it is about. */
export const formatHeading = (inquiry: ActiveInquiry): string[] => [
  formatLine('id', inquiry.id),
  formatLine('received', timeInSeoul(Date.parse(inquiry.created_at))),
  formatLine(
    'language',
    inBothLanguages((locale) => TRANSLATIONS[locale].mail.languages[inquiry.locale]),
  ),
  formatLine('category', formatCategory(inquiry)),
];
