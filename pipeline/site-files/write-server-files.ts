import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SERVER_FILES, type ServerFiles } from '../../core/build/server-files.ts';

const READ_BY_SERVER = /^(?:build-hash|headers\.json|redirects\.json|(?:templates|server)\/.+)$/;

/** Lists what the server reads, so that it can tell whether all files of a build have come, in whatever order they are uploaded. */
export function writeServerFiles(dist: string): void {
  const entries = ['', 'templates', 'server']
    .flatMap((folder) => readdirSync(`${dist}/${folder}`).map((name) => (folder ? `${folder}/${name}` : name)))
    .filter((path) => READ_BY_SERVER.test(path));
  const files: ServerFiles = Object.fromEntries(entries.sort().map((path) => [path, hash('sha256', readFileSync(`${dist}/${path}`))]));
  writeFileSync(`${dist}/${SERVER_FILES}`, JSON.stringify(files, null, 2));
}
