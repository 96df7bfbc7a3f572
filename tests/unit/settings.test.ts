import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

interface Setting {
  name: string;
  default: string;
  meaning: string;
}

/** The rows of a table of docs/settings.md. */
function readTable(part: 'build' | 'server'): Setting[] {
  const table =
    readFileSync(`${ROOT}docs/settings.md`, 'utf8')
      .split(new RegExp(`^\\| ${part} `, 'm'))[1]
      ?.split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm)].map(([, name = '', preset = '', meaning = '']) => ({
    name,
    default: preset,
    meaning,
  }));
}

const SETTINGS = { build: readTable('build'), server: readTable('server') };

/** What is read of the environment, but for what the build and tests say to their own parts. */
function readNames(folder: string, pattern: RegExp): string[] {
  const files = execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const own = ['OUT_DIR', 'EARLIER_DIST', 'CACHE_DIR', 'MEDIA_CACHE', 'POSTS_FOLDER', 'DIST_DIR', 'NODE_ENV'];
  const names = files.flatMap((name) => [...readFileSync(ROOT + name, 'utf8').matchAll(pattern)].map((found) => found[1] as string));
  return [...new Set(names)].filter((name) => !own.includes(name)).sort();
}

describe('docs/settings.md', () => {
  it.each([
    ['build', 'pipeline'],
    ['server', 'server'],
  ] as const)('lists each setting of the %s, and no other', (part, folder) => {
    expect(SETTINGS[part].map(({ name }) => name).sort()).toEqual(readNames(folder, /(?:\benv\.|readRate\(env, ')([A-Z_]+)\b/g));
  });
});

// `npx vitest run --project pure tests/unit/settings.test.ts -u` writes it anew after docs/settings.md has changed.
it('.env.example has each of them, with its default', async () => {
  const lines = Object.entries(SETTINGS).flatMap(([part, settings]) => [
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
  const check = (settings: string) => {
    writeFileSync(`${folder}/.env`, settings);
    const args = ['--env-file-if-exists=.env', `${ROOT}scripts/check-settings.ts`];
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env: { PATH }, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  it('says where the site is, and where data and mails go', () => {
    const { status, stdout, stderr } = check(
      'ORIGIN=https://www.example.com\nDATA_DIR=/srv/data\nSMTP_URL=smtp://user:secret@mail.example:587\n',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^site: https:\/\/www\.example\.com\ndatabase: \/srv\/data\/site\.db\nmail: smtp:\/\/mail\.example:587\n/);
    expect(stdout).toMatch(/\nThe settings are valid\.\n$/);
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
});
