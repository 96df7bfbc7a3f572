import { accessSync, constants, existsSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import leven from 'leven';
import { didYouMean } from '../../core/build/nearest.ts';
import { commandOf } from '../command-of.ts';
import { describeSettings, readConfig, readDatabaseLocation } from '../config.ts';
import { findDist, readApiOrigin } from '../current-release.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import { type ProgramContext, runIfMain } from './program.ts';

/** Names of the settings (docs/settings.md), which a misspelled name is compared with. */
export const SETTINGS = [
  ...['ORIGIN', 'API_BASE', 'PAGE_TRACKER_URL', 'TAG_MANAGER_ID', 'TAG_MANAGER_URL', 'ASSET_BASE', 'ASSET_ENV', 'VITALS_SAMPLE'],
  ...[
    'KEEP_BUILDS',
    'EDITOR_REPOSITORY',
    'EDITOR_BACKEND',
    'EDITOR_SIGN_IN',
    'EDITOR_REVIEW',
    'PUBLISH_NOW',
    'SOURCE_DATE_EPOCH',
    'CONTENT_LANGUAGE',
  ],
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'INQUIRY_RATE', 'SEARCH_RATE', 'FILE_MEMORY', 'TRUST_PROXY'],
  ...['LOG_LEVEL', 'ACCESS_LOG', 'METRICS_PORT', 'METRICS_HOST', 'PUBLISH_FROM', 'DRAIN_SECONDS'],
] as const;

/** What Node and systemd's units take besides the settings, in a file of settings. */
const OTHERS = ['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'TZ', 'DIST_DIR'];

/** Checks the settings of the build, and gives the public address. Throws for wrong ones. */
type ReadBuild = (env: NodeJS.ProcessEnv) => { origin: string };

/** Says what is wrong with settings, without starting anything. @param readBuild Checks those of the build, or its headers. */
export function createCheckSettings(
  { print, env }: ProgramContext,
  readBuild: ReadBuild = (settings) => ({ origin: readApiOrigin(findDist(settings)) }),
): Command {
  return new Command(commandOf('check:settings'))
    .description('Says what is wrong with the settings of the environment and of a file, without building or starting anything.')
    .argument('[FILE]', 'such as /etc/site.env, whose lines go before the environment; .env unless given', readFile)
    .action((file: string | undefined) => {
      const path = file ?? '.env';
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const written = parseEnv(text);
      const all = { ...env, ...(file && written) };
      const errors = [...findWrongLines(path, text), ...findWrongNames(path, written), ...findMisspelled(env, written)];
      const attempt = <Value>(read: () => Value): Value | undefined => {
        try {
          return read();
        } catch (error) {
          errors.push(...(error as Error).message.split('\n').map((line) => line.trim()));
          return undefined;
        }
      };
      const build = attempt(() => readBuild(all));
      if (build && all.NODE_ENV === 'production' && isExample(build.origin))
        errors.push(
          `The public address is ${build.origin} in production: build with ORIGIN, or every page, mail and site map names an address that is not yours`,
        );
      const config = attempt(() => readConfig(all, ''));
      const wrongPlace: string[] = [];
      const { dataDir } = readDatabaseLocation(all, wrongPlace);
      if (wrongPlace.length === 0) attempt(() => checkFolder('DATA_DIR', dataDir));
      if (errors.length > 0 || !config || !build) throw new Error(errors.join('\n'));
      // No build is looked at, and no port taken.
      const [, ...server] = describeSettings(config, { build: '', metricsPort: config.metrics?.port });
      print([`site: ${build.origin}`, ...server, 'The settings are valid.'].join('\n'));
    });
}

function readFile(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new InvalidArgumentError(`There is no file ${file}`);
  return file;
}

/** Node and systemd pass over a line without an equals sign. It is not repeated: it may hold a password. */
function findWrongLines(path: string, text: string): string[] {
  // A value in quotes may have several lines.
  if (Object.values(parseEnv(text)).some((value) => value?.includes('\n'))) return [];
  return text
    .split(/\r?\n/)
    .flatMap((line, at) => (/^\s*(?:[#;]|$)|=/.test(line) ? [] : [`${path}, line ${at + 1}, is no setting: write NAME=value`]));
}

function findWrongNames(path: string, written: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(written)
    .filter((name) => ![...SETTINGS, ...OTHERS].includes(name))
    .map((name) => `${path} names ${name}, which is no setting (docs/settings.md)${didYouMean(name, SETTINGS)}`);
}

/** The environment has names of others: only one that is nearly a setting is an error. */
function findMisspelled(env: NodeJS.ProcessEnv, written: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(env)
    .filter((name) => !(name in written) && !(SETTINGS as readonly string[]).includes(name))
    .flatMap((name) => {
      const near = SETTINGS.find((setting) => isMistyped(name, setting));
      return near ? [`The environment names ${name}, which is no setting (docs/settings.md); did you mean '${near}'?`] : [];
    });
}

/** Letters in another order or of another size, or one or two that are wrong. Of a short name, such as PORT, too many others are near. */
function isMistyped(name: string, setting: string): boolean {
  const sorted = (text: string) => [...text.toUpperCase()].sort().join('');
  return sorted(name) === sorted(setting) || (setting.length > 5 && leven(name, setting) <= 2);
}

/** Throws where a folder is not there and cannot be made, or cannot be written to. Leaves nothing behind. */
function checkFolder(setting: string, folder: string): void {
  const path = resolve(folder);
  try {
    if (existsSync(path) && !statSync(path).isDirectory()) throw new Error('it is a file');
    const missing = listMissing(path);
    makePrivateFolder(path);
    accessSync(path, constants.W_OK | constants.X_OK);
    for (const made of missing) rmdirSync(made);
  } catch (error) {
    throw new Error(`${setting} is '${folder}', which cannot be used (${(error as Error).message}): give a folder that can be written to`);
  }
}

/** The folders of a path that are not there, the innermost first. */
function listMissing(path: string): string[] {
  return existsSync(path) ? [] : [path, ...listMissing(dirname(path))];
}

/** Names that stand for none, such as that of the sample company (RFC 2606, RFC 6761). */
function isExample(origin: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/.test(new URL(origin).hostname);
}

await runIfMain(import.meta.url, createCheckSettings);
