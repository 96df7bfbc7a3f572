import { expect, test } from 'vitest';
import { describeSettings } from './describe-settings.ts';

const started = { build: 'a1b2c3' };

test('without settings: the file, and what is not set', () => {
  expect(describeSettings({ dataDir: 'data/', trustProxy: false }, started)).toEqual([
    'build: a1b2c3',
    'database: data/site.db',
    'mail: nothing is sent, mails become files in data/mail (SMTP_URL is not set)',
    'trusted proxies: none (TRUST_PROXY is not set): the address of a connection is the visitor’s',
  ]);
});

test('servers are named without user and password', () => {
  const lines = describeSettings(
    {
      dataDir: 'data',
      databaseUrl: 'postgres://site:secret@db.example:5432/site?sslmode=require',
      smtpUrl: 'smtp://user:secret@mail.example:587',
      trustProxy: '10.0.0.0/8',
      metrics: { host: '127.0.0.1', port: 0 },
    },
    { ...started, metricsPort: 9464 },
  );
  expect(lines).toEqual([
    'build: a1b2c3',
    'database: postgres://db.example:5432/site',
    'mail: smtp://mail.example:587',
    'trusted proxies: 10.0.0.0/8',
    'metrics: http://127.0.0.1:9464/metrics',
  ]);
});

test.each([
  [1, 'trusted proxies: 1 hop'],
  [2, 'trusted proxies: 2 hops'],
])('%s hops', (trustProxy, line) => expect(describeSettings({ dataDir: 'data', trustProxy }, started)[3]).toBe(line));

test('trust in everybody is warned about', () => {
  expect(describeSettings({ dataDir: 'data', trustProxy: true }, started)[3]).toMatch(
    /^trusted proxies: all: .* Name your proxies instead$/,
  );
});
