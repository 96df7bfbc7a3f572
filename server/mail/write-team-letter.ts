import type { Teams } from '../../core/contact/teams.ts';
import type { Locale } from '../../core/site/locales.ts';
import { timeInSeoul } from '../../core/site/seoul-time.ts';
import { type Letter, type LivingInquiry, type Mail, type Mailbox, messageIdOf } from './letter.ts';
import { WORDS } from './words.ts';

const RULE = '─'.repeat(32);

/**
 * The inquiry as its team reads it, with Korean and English labels: colleagues in Songdo, Syracuse and Boston read the
 * same mailboxes. What the visitor wrote at length stands last, below a rule, so that it cannot pass for words of ours.
 */
export function writeTeamLetter(mail: Mail, inquiry: LivingInquiry, teams: Teams, from: Mailbox): Letter {
  const address = teams[inquiry.category as keyof Teams];
  const category = both((locale) => WORDS[locale].categories[inquiry.category] ?? inquiry.category);
  const lines = [
    line('id', inquiry.id),
    line('received', timeInSeoul(Date.parse(inquiry.created_at))),
    line(
      'language',
      both((locale) => WORDS[locale].mail.languages[inquiry.locale]),
    ),
    line('category', category),
    '',
    line('name', inquiry.name),
    line('company', inquiry.company),
    line('jobTitle', inquiry.job_title),
    line('country', `${both((locale) => WORDS[locale].countries[inquiry.country] ?? inquiry.country)} (${inquiry.country})`),
    line('phone', inquiry.phone),
    line('email', inquiry.email),
    line('subject', inquiry.subject),
  ];
  const text = [
    WORDS.ko.mail.team.intro,
    WORDS.en.mail.team.intro,
    '',
    ...lines,
    '',
    WORDS.ko.mail.team.closing,
    '',
    WORDS.en.mail.team.closing,
    '',
    label('message'),
    RULE,
    inquiry.message,
    '',
  ].join('\n');
  return {
    messageId: messageIdOf(mail, from),
    from,
    to: { address },
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: `[${category}] ${inquiry.subject}`,
    text,
  };
}

function both(words: (locale: Locale) => string): string {
  const [korean, english] = [words('ko'), words('en')];
  return korean === english ? korean : `${korean} / ${english}`;
}

function label(name: keyof typeof WORDS.en.mail.team.labels): string {
  return both((locale) => WORDS[locale].mail.team.labels[name]);
}

function line(name: keyof typeof WORDS.en.mail.team.labels, value: string | null): string {
  return `${label(name)}: ${value ?? both((locale) => WORDS[locale].mail.team.notGiven)}`;
}
