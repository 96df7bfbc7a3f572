import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import type { DocumentTemplate, SentPageTemplate } from '../core/build/form-template.ts';
import { type BuiltHeaders, SERVER_FILES, type ServerFiles } from '../core/build/headers.ts';
import type { RedirectTable } from '../core/build/redirects.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';

/** What the server reads of a build besides the files that it sends. */
export interface BuildFiles {
  readonly headers: BuiltHeaders;
  readonly redirects: RedirectTable;
  /** The contact page, which is filled in where a form was sent without JavaScript. */
  readonly templates: Readonly<Record<Locale, DocumentTemplate>>;
  readonly sentPages: Readonly<Record<Locale, SentPageTemplate>>;
  /** The first letters of the digest of its sources and inputs; `unknown` where the build left none. */
  readonly build: string;
}

export interface CurrentBuild {
  /** The files of the build that is in place; the same object until another build takes its place. */
  readonly files: BuildFiles;
  close(): void;
}

export interface BuildOptions {
  /** How often to look for another build, in milliseconds. */
  checkEvery?: number;
  /** How long a build that is not whole may stay as it is until that is reported, in milliseconds: a slow upload goes on with other files. */
  patience?: number;
  /** Told of a build that stays incomplete, or cannot be read, once. The server goes on with the earlier one. */
  report: (error: Error) => void;
  warn?: (message: string) => void;
}

/** Reads a build, and another one in its place when all its files have come. Throws, with a cure, when the first cannot be read. */
export function openBuild(
  distDir: string,
  { checkEvery = 1000, patience = 600_000, report, warn = () => undefined }: BuildOptions,
): CurrentBuild {
  let files = readBuild(distDir);
  const ownServer = hashServer(distDir);
  let seen = readState(distDir);
  // What a server finds that starts during an upload is read again at its end.
  let done = findForeign(distDir) ? undefined : seen;
  let looks = 0;

  function check(): void {
    const state = readState(distDir);
    if (state === done || state === undefined) return;
    looks = state === seen ? looks + 1 : 0;
    seen = state;
    if (looks > 0 && looks * checkEvery < patience) return;
    try {
      const foreign = findForeign(distDir);
      if (foreign && looks === 0) return;
      if (foreign)
        throw new Error(`${distDir}/${foreign} is not that of the build, and nothing more has come for a while: upload the build again`);
      const found = readBuild(distDir);
      const server = hashServer(distDir);
      // Yet another one has come meanwhile: the next look reads it.
      if (readState(distDir) !== state) return;
      files = found;
      if (server !== ownServer) warn('the new build has another server than the one that runs: restart it');
    } catch (error) {
      report(error as Error);
    }
    done = state;
  }

  const timer = setInterval(check, checkEvery).unref();
  return {
    get files() {
      return files;
    },
    close: () => clearInterval(timer),
  };
}

/** Undefined while no build is in place or the list is being written, and in a folder that no build has made. */
function readServerFiles(distDir: string): ServerFiles | undefined {
  try {
    return JSON.parse(readFileSync(`${distDir}/${SERVER_FILES}`, 'utf8')) as ServerFiles;
  } catch {
    return undefined;
  }
}

/** Changes with each of the files that the server reads. */
function readState(distDir: string): string | undefined {
  const listed = readServerFiles(distDir);
  const paths = listed && [SERVER_FILES, ...Object.keys(listed)];
  return paths?.map((path) => describeFile(statSync(`${distDir}/${path}`, { throwIfNoEntry: false }))).join();
}

const describeFile = (found: Stats | undefined) => (found ? `${found.ino}-${found.size}-${found.ctimeMs}` : '');

/** The first file that is missing, or that is of another build than the list of digests. */
function findForeign(distDir: string): string | undefined {
  const listed = readServerFiles(distDir) ?? {};
  return Object.keys(listed).find((path) => {
    const file = `${distDir}/${path}`;
    return !existsSync(file) || hash('sha256', readFileSync(file)) !== listed[path];
  });
}

function hashServer(distDir: string): string {
  const folder = `${distDir}/server`;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return hash('sha256', names.map((name) => name + readFileSync(`${folder}/${name}`, 'utf8')).join(''));
}

function readBuild(distDir: string): BuildFiles {
  const read = (name: string, what: string) => {
    try {
      return readFileSync(`${distDir}/${name}`, 'utf8');
    } catch (error) {
      throw new Error(`${what} cannot be read (${(error as Error).message}): run npm run build`);
    }
  };
  const readTemplates = <Template>(name: string, what: string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, JSON.parse(read(`templates/${name}.${locale}.json`, what)) as Template])) as Record<
      Locale,
      Template
    >;
  return {
    headers: JSON.parse(read('headers.json', 'The headers of the site')) as BuiltHeaders,
    redirects: JSON.parse(read('redirects.json', 'The moved addresses')) as RedirectTable,
    templates: readTemplates<DocumentTemplate>('contact', "The contact form's page"),
    sentPages: readTemplates<SentPageTemplate>('sent', 'The page that says that an inquiry is sent'),
    build: readBuildName(distDir),
  };
}

/** Names the build in a folder, for operators: the first letters of the digest of its sources and inputs. */
export function readBuildName(distDir: string): string {
  const path = `${distDir}/build-hash`;
  return existsSync(path) ? readFileSync(path, 'utf8').slice(0, 12) : 'unknown';
}

/** Scheme and host at which the public reaches the server of a build, which the build's settings say. Throws when there is no build. */
export function readApiOrigin(distDir: string): string {
  const { origin, apiOrigin } = JSON.parse(readFileSync(`${distDir}/headers.json`, 'utf8')) as BuiltHeaders;
  return apiOrigin ?? origin;
}
