import { expect, test } from 'vitest';
import { describeSettings } from './describe-settings.ts';

test('without settings: the file, and what is not set', () => {
  expect(describeSettings({ dataDir: 'data/', trustProxy: false })).toEqual([
    'database: data/site.db',
    'mail: nothing is sent, mails become files in data/mail (SMTP_URL is not set)',
    'trusted proxies: none (TRUST_PROXY is not set): the address of a connection is the visitor’s',
  ]);
});

test('servers are named without user and password', () => {
  const lines = describeSettings({
    dataDir: 'data',
    databaseUrl: 'postgres://site:secret@db.example:5432/site?sslmode=require',
    smtpUrl: 'smtp://user:secret@mail.example:587',
    trustProxy: '10.0.0.0/8',
  });
  expect(lines).toEqual(['database: postgres://db.example:5432/site', 'mail: smtp://mail.example:587', 'trusted proxies: 10.0.0.0/8']);
});

test.each([
  [1, 'trusted proxies: 1 hop'],
  [2, 'trusted proxies: 2 hops'],
])('%s hops', (trustProxy, line) => expect(describeSettings({ dataDir: 'data', trustProxy })[2]).toBe(line));

test('trust in everybody is warned about', () => {
  expect(describeSettings({ dataDir: 'data', trustProxy: true })[2]).toMatch(/^trusted proxies: all: .* Name your proxies instead$/);
});
