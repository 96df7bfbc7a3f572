import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readInputs } from '../../pipeline/inputs.ts';
import { ROOT } from '../../pipeline/paths.ts';
import { createCheckSettings, SETTINGS } from '../../server/cli/check-settings.ts';
import { type ProgramContext, runProgram } from '../../server/cli/program.ts';
import { runScript } from '../support/run-script.ts';

interface Setting {
  name: string;
  default: string;
  meaning: string;
}

/** The settings that docs/settings.md lists below a heading: `- `NAME` (default): meaning`. */
function readSection(heading: 'Build' | 'Server'): Setting[] {
  const section = readFileSync(`${ROOT}docs/settings.md`, 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^- `([A-Z_]+)` \((.+?)\): (.+)$/gm)].map(([, name = '', preset = '', meaning = '']) => ({
    name,
    default: preset,
    meaning,
  }));
}

const SECTIONS = { build: readSection('Build'), server: readSection('Server') };

/** What is read of the environment, but for what the build and tests say to their own parts. */
function readNames(folder: string, pattern: RegExp): string[] {
  const files = execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const own = ['OUT_DIR', 'DRAFT_DIR', 'CACHE_DIR', 'MEDIA_CACHE', 'POSTS_FOLDER', 'DIST_DIR', 'NODE_ENV'];
  const names = files.flatMap((name) => [...readFileSync(ROOT + name, 'utf8').matchAll(pattern)].map((found) => found[1] as string));
  return [...new Set(names)].filter((name) => !own.includes(name)).sort();
}

describe('docs/settings.md', () => {
  it.each([
    ['build', 'pipeline'],
    ['server', 'server'],
  ] as const)('lists each setting of the %s, and no other', (part, folder) => {
    expect(SECTIONS[part].map(({ name }) => name).sort()).toEqual(
      readNames(folder, /(?:\benv\.|readRate\(env, '|readNumber\(')([A-Z_]+)\b/g),
    );
  });
  it('lists those that the check knows', () => {
    expect([...SECTIONS.build, ...SECTIONS.server].map(({ name }) => name)).toEqual([...SETTINGS]);
  });
});

// `npx vitest run --project pure tests/unit/settings.test.ts -u` writes it anew after docs/settings.md has changed.
it('.env.example has each of them, with its default', async () => {
  const lines = Object.entries(SECTIONS).flatMap(([part, settings]) => [
    `\n# Of the ${part}:\n`,
    ...settings.flatMap(({ name, default: preset, meaning }) => [
      `# ${meaning.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')}`,
      `# ${name}=${/^`([^`]+)`$/.exec(preset)?.[1] ?? ''}`,
    ]),
  ]);
  const text = `# Copy it to .env and take the # away from what you set: npm's commands read it. docs/settings.md says more.\n${lines.join('\n')}\n`;
  await expect(text).toMatchFileSnapshot(`${ROOT}.env.example`);
  expect(parseEnv(text)).toEqual({});
});

describe('npm run check:settings', () => {
  const folder = mkdtempSync(`${tmpdir()}/settings-`);
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (settings: string | undefined, ...args: string[]) => {
    rmSync(`${folder}/.env`, { force: true });
    if (settings !== undefined) writeFileSync(`${folder}/.env`, settings);
    const command = [`--import=${pathToFileURL(`${ROOT}scripts/load-settings.mjs`)}`, `${ROOT}scripts/check-settings.ts`, ...args];
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env: { PATH }, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  async function checkEnvironment(env: NodeJS.ProcessEnv): Promise<string[]> {
    const errors: string[] = [];
    const create = (context: ProgramContext) => createCheckSettings(context, (all) => ({ origin: readInputs(all).origin }));
    await runProgram(create, [], env, { print: () => undefined, printError: (text) => void errors.push(text) });
    return errors;
  }

  it('says where the site is, and where data and mails go, and makes nothing', () => {
    const { status, stdout, stderr } = check(
      `ORIGIN=https://www.example.com\nDATA_DIR=${folder}/new/data\nSMTP_URL=smtp://user:secret@mail.example:587\n`,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(
      `site: https://www.example.com\ndatabase: ${folder}/new/data/site.db\nmail: smtp://mail.example:587\ntrusted proxies: `,
    );
    expect(stdout).toMatch(/\nThe settings are valid\.\n$/);
    expect(readdirSync(folder)).toEqual(['.env']);
  });
  it('needs no .env, and does not speak of it', () => {
    const { stdout, stderr } = check(undefined);
    expect([stdout.split('\n').at(-2), stderr]).toEqual(['The settings are valid.', '']);
    // No command asks Node to load it.
    expect(readFileSync(`${ROOT}package.json`, 'utf8')).not.toContain('--env-file');
  });
  it('names all that is wrong with the build and the server, and a name that is none', () => {
    const { status, stdout, stderr } = check('ORIGIN=example\nSOURCE_DATE_EPOCH=today\nPUBLISH_NOW=soon\nPORT=http\nSMPT_URL=x\n');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.split('\n')).toEqual([
      ".env names SMPT_URL, which is no setting (docs/settings.md); did you mean 'SMTP_URL'?",
      expect.stringContaining("ORIGIN is 'example'"),
      expect.stringContaining("SOURCE_DATE_EPOCH is 'today'"),
      expect.stringContaining("PUBLISH_NOW is 'soon'"),
      'The server cannot start:',
      expect.stringContaining("PORT is 'http'"),
      '',
    ]);
  });
  it('names a line that is no setting, without its words, and a folder in the place of a file', () => {
    const { status, stderr } = check('# a\n\nPORT: 80\nHOST=::1\npassword secret\n', '.env');
    expect([status, stderr]).toEqual([1, '.env, line 3, is no setting: write NAME=value\n.env, line 5, is no setting: write NAME=value\n']);
    expect(check('', '.')).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no file .\n') });
    expect(check('MAIL_FROM="a\nb"\n').stderr).not.toContain('line');
  });
  it.each([
    ['TRSUT_PROXY', 'TRUST_PROXY'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['Drain_Seconds', 'DRAIN_SECONDS'],
  ])('spells the name %s in the environment', async (wrong, name) => {
    expect(await checkEnvironment({ [wrong]: '1' })).toEqual([
      `The environment names ${wrong}, which is no setting (docs/settings.md); did you mean '${name}'?`,
    ]);
  });
  it('takes names of others for no setting', async () => {
    const others = ['PGPORT', 'PGHOST', 'MAIL', 'HOSTNAME', 'LOGNAME', 'XDG_DATA_DIRS', 'SSH_PORT'];
    expect(await checkEnvironment(Object.fromEntries(others.map((name) => [name, ''])))).toEqual([]);
  });
  it.each([
    [{ DATA_DIR: '/proc/x' }, /^DATA_DIR is '\/proc\/x', which cannot be used \(.*\): give a folder that can be written to$/],
    [{ PORT: 'x', DATA_DIR: '/proc/x' }, /\bPORT is 'x'[^\n]*\nDATA_DIR is '\/proc\/x'/],
    [{ DATA_DIR: 'package.json' }, /^DATA_DIR is 'package\.json', which cannot be used \(it is a file\)/],
    [{ PORT: '9464', METRICS_PORT: '9464' }, /METRICS_PORT is '9464', which is the port of the site \(PORT\): give another, such as 9465$/],
    [{ METRICS_PORT: '4173', HOST: '0.0.0.0' }, /METRICS_PORT is '4173', which is the port of the site/],
    [{ NODE_ENV: 'production' }, /^The public address is https:\/\/www\.example\.com in production: build with ORIGIN/],
  ])('refuses %j', async (settings, message) => {
    expect(await checkEnvironment(settings)).toEqual([expect.stringMatching(message)]);
  });
  it.each([
    { NODE_ENV: 'production', ORIGIN: 'https://www.example.kr' },
    { HOST: '10.0.0.1', METRICS_PORT: '4173' },
    { PORT: '0', METRICS_PORT: '0' },
  ])('accepts %j', async (settings) => expect(await checkEnvironment({ ...settings, DATA_DIR: folder })).toEqual([]));
});

it.each([
  ['PUBLISH_NOW', 'soon', "PUBLISH_NOW is 'soon': give a time such as 2026-12-01T09:00+09:00\n"],
  ['SOURCE_DATE_EPOCH', 'today', "SOURCE_DATE_EPOCH is 'today': leave it unset, or give seconds since 1970\n"],
])('the check of the content names %s where its value is wrong, and says no more', async (name, value, said) => {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runScript('check-content')).toEqual({ status: 1, stdout: '', stderr: said });
});
