import { existsSync, readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { DocumentTemplate, SentPageTemplate } from '../core/build/form-template.ts';
import type { BuiltHeaders } from '../core/build/headers.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import type { RedirectTable } from '../core/site/moved.ts';
import { openSiteFiles, type SiteFiles } from './files/release.ts';

/** What the server reads of a release. */
export interface Release extends SiteFiles {
  readonly headers: BuiltHeaders;
  readonly redirects: RedirectTable;
  /** The contact page, which is filled in where a form was sent without JavaScript. */
  readonly templates: Readonly<Record<Locale, DocumentTemplate>>;
  readonly sentPages: Readonly<Record<Locale, SentPageTemplate>>;
  /** The first letters of the digest of its sources and inputs; `unknown` where the build left none. */
  readonly build: string;
}

export interface CurrentRelease {
  /** The same object until the link leads to another one. */
  readonly release: Release;
  close(): void;
}

export interface ReleaseOptions {
  /** Bytes of files in memory. */
  maxBytes: number;
  /** How often to look where the link leads, in milliseconds. */
  checkEvery?: number;
  /** Told once of a release that is not whole, or cannot be read. The server goes on with the earlier one. */
  report: (error: Error) => void;
  warn?: (message: string) => void;
}

/** Opens the release that a link leads to, and another one when the link has changed. Rejects, with a cure, when the first cannot be read. */
export async function openCurrentRelease(
  distDir: string,
  { maxBytes, checkEvery = 1000, report, warn = () => undefined }: ReleaseOptions,
): Promise<CurrentRelease> {
  let release = await openRelease(distDir, maxBytes);
  const ownServer = release.server;
  let isLooking = false;
  /** Where the link led when that could not be opened: an upload may go on for a while. */
  let reported: string | undefined;

  async function look(): Promise<void> {
    const target = await realpath(distDir).catch(() => 'nothing');
    if (target === release.folder) return;
    try {
      release = await openRelease(distDir, maxBytes);
      reported = undefined;
      if (release.server !== ownServer) warn('the new build has another server than the one that runs: restart it');
      // A file that cannot be read is looked for again when it is asked for.
      release.fill().catch(() => undefined);
    } catch (error) {
      if (target !== reported) report(error as Error);
      reported = target;
    }
  }

  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
  }, checkEvery).unref();
  return {
    get release() {
      return release;
    },
    close: () => clearInterval(timer),
  };
}

async function openRelease(distDir: string, maxBytes: number): Promise<Release> {
  const files = await openSiteFiles(distDir, maxBytes);
  return { ...files, ...readRelease(files.folder) };
}

/** What a build leaves for the server besides the site. */
export function readRelease(folder: string): Omit<Release, keyof SiteFiles> {
  const read = (name: string, what: string) => {
    try {
      return readFileSync(`${folder}/${name}`, 'utf8');
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
    build: readBuildName(folder),
  };
}

/** Names a build, for operators: the first letters of the digest of its sources and inputs. */
export function readBuildName(distDir: string): string {
  const path = `${distDir}/build-hash`;
  return existsSync(path) ? readFileSync(path, 'utf8').slice(0, 12) : 'unknown';
}

/** Scheme and host at which the public reaches the server of a build, which the build's settings say. Throws when there is no build. */
export function readApiOrigin(distDir: string): string {
  const { origin, apiOrigin } = JSON.parse(readFileSync(`${distDir}/headers.json`, 'utf8')) as BuiltHeaders;
  return apiOrigin ?? origin;
}

/** The link to the release in place: bundled, this file lies in `dist/releases/ID/server`. */
export function findDist({ DIST_DIR }: NodeJS.ProcessEnv): string {
  return DIST_DIR ?? fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/current' : '../../../current', import.meta.url));
}
