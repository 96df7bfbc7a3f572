import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SERVER_FILES, type ServerFiles } from '../../core/build/headers.ts';
import { REDIRECTS_URL, type RedirectTable } from '../../core/build/redirects.ts';
import { DIST } from '../paths.ts';

const READ_BY_SERVER = /^(?:build-hash|headers\.json|redirects\.json|(?:templates|server)\/.+)$/;

/** Lists what the server reads, so that it can tell whether all files of a build have come, in whatever order they are uploaded. */
export function writeServerFiles(dist: string): void {
  const entries = ['', 'templates', 'server']
    .flatMap((folder) => readdirSync(`${dist}/${folder}`).map((name) => (folder ? `${folder}/${name}` : name)))
    .filter((path) => READ_BY_SERVER.test(path));
  const files: ServerFiles = Object.fromEntries(entries.sort().map((path) => [path, hash('sha256', readFileSync(`${dist}/${path}`))]));
  writeFileSync(`${dist}/${SERVER_FILES}`, JSON.stringify(files, null, 2));
}

/** Writes the moved addresses for the server, and for the app, which asks when an address leads nowhere. Both keep queries. */
export function writeRedirects(table: RedirectTable, dist: string = DIST): void {
  mkdirSync(`${dist}/site/data`, { recursive: true });
  writeFileSync(`${dist}/redirects.json`, JSON.stringify(table));
  writeFileSync(`${dist}/site${REDIRECTS_URL}`, JSON.stringify(table));
}
