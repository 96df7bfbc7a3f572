import { describe, expect, it, test } from 'vitest';
import { type Config, describeSettings, readConfig, readMailSettings } from './config.ts';

describe('readConfig', () => {
  it('keeps to this machine when nothing is said', () => {
    expect(readConfig({}, '/dist')).toEqual({
      port: 4173,
      host: '127.0.0.1',
      distDir: '/dist',
      dataDir: 'data/',
      databaseUrl: undefined,
      inquiryRate: { max: 20, within: 600_000 },
      searchRate: { max: 120, within: 60_000 },
      fileMemory: 64 * 1024 * 1024,
      trustProxy: false,
      drainSeconds: 0,
      logLevel: 'warn',
      accessLog: false,
      metrics: undefined,
    });
  });
  it.each<[NodeJS.ProcessEnv, Partial<Config>]>([
    [
      { PORT: '0', HOST: '0.0.0.0', DATA_DIR: '/var/site' },
      { port: 0, host: '0.0.0.0', dataDir: '/var/site' },
    ],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
    [{ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }, { trustProxy: '10.0.0.0/8, 127.0.0.1' }],
    [{ TRUST_PROXY: '::1' }, { trustProxy: '::1' }],
    [{ PUBLISH_FROM: '.' }, { publishFrom: '.' }],
    [{ DRAIN_SECONDS: '5' }, { drainSeconds: 5 }],
    [
      { LOG_LEVEL: 'debug', ACCESS_LOG: '1' },
      { logLevel: 'debug', accessLog: true },
    ],
    [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
    [{ DATABASE_URL: 'postgres://site:secret@db.example:5432/site' }, { databaseUrl: 'postgres://site:secret@db.example:5432/site' }],
    [{ DATABASE_URL: 'postgresql:///site?host=/run/postgresql' }, { databaseUrl: 'postgresql:///site?host=/run/postgresql' }],
    [
      { INQUIRY_RATE: '1/1s', SEARCH_RATE: '500/2h' },
      { inquiryRate: { max: 1, within: 1000 }, searchRate: { max: 500, within: 7_200_000 } },
    ],
    [{ FILE_MEMORY: '8' }, { fileMemory: 8 * 1024 * 1024 }],
  ])('takes %j', (env, expected) => expect(readConfig(env, '/dist')).toMatchObject(expected));
  it.each([
    ['TRUST_PROXY', 'everyone 10.0.0.0/33 10.0.0.0/0 ::1/129 10.0.0.0/8/8 10.0.0 loopback/8 100', 'true, a number of hops, or addresses'],
    ['DRAIN_SECONDS', '-1 1.5 301 long', 'a number of seconds from 0 to 300, such as 5'],
    ['LOG_LEVEL', 'loud', 'one of error, warn, info, debug'],
    ['ACCESS_LOG', 'yes', '1, or leave it unset'],
    ['METRICS_PORT', 'http', 'a number from 0 to 65535, such as 9464, or leave it unset'],
    ['INQUIRY_RATE', '20 0/10m 20/0m 20/10 20/10d -1/10m off', 'a number and a time, such as 20/10m (units s, m, h)'],
    ['SEARCH_RATE', '20', 'a number and a time, such as 120/1m (units s, m, h)'],
    ['FILE_MEMORY', '0 -1 1.5 much 65537', 'a number of megabytes from 1 to 65536, such as 64'],
    ['HOST', '::g [::1] http://a', 'an address or a name'],
    ['METRICS_HOST', '::g [::1] http://a', 'an address or a name'],
    ['PORT', '-1 65536 1.5 http', 'a number from 0 to 65535'],
  ])('refuses as %s: %s', (name, values, hint) => {
    for (const value of values.split(' '))
      expect(() => readConfig({ [name]: value }, '/dist')).toThrow(`${name} is '${value}': give ${hint}`);
  });
  it('refuses a folder without sources, and one whose beginning systemd and .env files do not replace', () => {
    expect(() => readConfig({ PUBLISH_FROM: '/nowhere' }, '/dist')).toThrow("PUBLISH_FROM is '/nowhere', which has no scripts/build.ts");
    for (const DATA_DIR of ['~/data', '$HOME/data'])
      expect(() => readConfig({ DATA_DIR }, '/dist')).toThrow(`DATA_DIR is '${DATA_DIR}', whose beginning only a shell replaces`);
  });
  it.each(['mysql://site:secret@db.example/site', 'db.example', 'postgres://secret@db.example'])(
    'refuses %s as a database, without repeating a password',
    (DATABASE_URL) => {
      expect(() => readConfig({ DATABASE_URL }, '/dist')).toThrow(
        /^The server cannot start:\n {2}DATABASE_URL is no address of a PostgreSQL database: (?!.*secret).* give postgres:\/\/user:password@host:5432\/name$/,
      );
    },
  );
  it('lists all errors at once, each with a hint', () => {
    expect(() => readConfig({ PORT: '80a', HOST: 'a b', DATA_DIR: ' ' }, '/dist')).toThrow(
      [
        'The server cannot start:',
        "  PORT is '80a': give a number from 0 to 65535",
        "  HOST is 'a b': give an address or a name, such as 0.0.0.0",
        '  DATA_DIR is empty: leave it unset, or name a folder',
      ].join('\n'),
    );
  });
});

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

describe('mail settings', () => {
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
});
