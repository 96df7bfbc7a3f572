import { expect, it } from 'vitest';
import { readMailSettings } from './settings.ts';

const read = (env: NodeJS.ProcessEnv) => {
  const errors: string[] = [];
  return { ...readMailSettings(env, errors), errors };
};

it.each(['smtp://mail.example.com', 'smtps://user:p%40ss@mail.example.com:465', 'smtp://[::1]:2525?requireTLS=false'])(
  'takes %s',
  (SMTP_URL) => expect(read({ SMTP_URL })).toEqual({ smtpUrl: SMTP_URL, mailFrom: undefined, errors: [] }),
);

it.each(['mail.example.com', 'http://user:secret@mail.example.com', 'smtp://', 'smtp:secret'])(
  'refuses %s as a mail server, without repeating a password',
  (SMTP_URL) => {
    const { errors } = read({ SMTP_URL });
    expect(errors).toEqual([
      'SMTP_URL is no address of a mail server: leave it unset, or give smtp://user:password@host:587 or smtps://…:465',
    ]);
  },
);

it.each([
  ['contact@example.com', { address: 'contact@example.com' }],
  ['<contact@example.com>', { address: 'contact@example.com' }],
  ['Example Biologics <contact@example.com>', { name: 'Example Biologics', address: 'contact@example.com' }],
  ['"Example, Inc." <contact@example.com>', { name: 'Example, Inc.', address: 'contact@example.com' }],
  ['예시 바이오 <contact@example.com>', { name: '예시 바이오', address: 'contact@example.com' }],
])('mails come from %s', (MAIL_FROM, mailFrom) => expect(read({ MAIL_FROM })).toMatchObject({ mailFrom, errors: [] }));

it.each(['contact', 'a@example.com, b@example.com', 'A <a@example.com> b', 'A\r\nBcc: b@example.com <a@example.com>', '<>'])(
  'refuses %j as a sender',
  (MAIL_FROM) => {
    expect(read({ MAIL_FROM }).errors).toEqual([
      `MAIL_FROM is '${MAIL_FROM}': give an address, such as contact@example.com, or Company <contact@example.com>`,
    ]);
  },
);
