import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { DocumentTemplate, SentPageTemplate } from '../core/build/form-template.ts';
import type { BuiltHeaders } from '../core/build/headers.ts';
import type { RedirectTable } from '../core/build/redirects.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';

/** What the server reads of a build besides the files that it sends. */
export interface BuildFiles {
  readonly headers: BuiltHeaders;
  readonly redirects: RedirectTable;
  /** The contact page, which is filled in where a form was sent without JavaScript. */
  readonly templates: Readonly<Record<Locale, DocumentTemplate>>;
  /** The page that says that an inquiry is sent. */
  readonly sentPages: Readonly<Record<Locale, SentPageTemplate>>;
  /** The first letters of the digest of its sources and inputs; `unknown` where the build left none. */
  readonly build: string;
}

export interface CurrentBuild {
  /** The files of the build that is in place; the same object until another build takes its place. */
  readonly files: BuildFiles;
  /** Ends the looking for other builds. */
  close(): void;
}

export interface BuildOptions {
  /** How often to look for another build, in milliseconds. */
  checkEvery?: number;
  /** Told of a build that cannot be read, once. The server goes on with the earlier one. */
  report: (error: Error) => void;
  /** Told what an operator has to do. */
  warn?: (message: string) => void;
}

/**
 * Reads the build in a folder, and reads it again when another build has taken its place. Throws, with what to do, when the first one
 * cannot be read.
 */
export function openBuild(distDir: string, { checkEvery = 1000, report, warn = () => undefined }: BuildOptions): CurrentBuild {
  let version = readVersion(distDir);
  let files = readBuild(distDir);
  const ownServer = hashServer(distDir);
  let unreadable: string | undefined;

  function check(): void {
    const found = readVersion(distDir);
    if (found === version || found === unreadable || found === undefined) return;
    try {
      files = readBuild(distDir);
      version = found;
      if (hashServer(distDir) !== ownServer) warn('the new build has another server than the one that runs: restart it');
    } catch (error) {
      unreadable = found;
      report(error as Error);
    }
  }

  const timer = setInterval(check, checkEvery).unref();
  return {
    get files() {
      return files;
    },
    close: () => clearInterval(timer),
  };
}

/** Each build writes this file anew. Undefined while none is in place. */
function readVersion(distDir: string): string | undefined {
  const found = statSync(`${distDir}/headers.json`, { throwIfNoEntry: false });
  return found && `${found.ino}-${found.ctimeMs}`;
}

/** A digest of the bundled server and its tools. */
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
