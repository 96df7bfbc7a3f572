import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT, SITE } from '../../pipeline/paths.ts';

/** What is measured: the commit of the sources, and the build by the hash of the app's entry file, as its pages name it. */
export function measuredBuild(): { commit: string; build: string } {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const file = `${SITE}/en.html`;
  return { commit: status === 0 ? stdout.trim() : 'unknown', build: existsSync(file) ? entryHash(readFileSync(file, 'utf8')) : 'unknown' };
}

/** As src/features/analytics/record-vitals.ts reads it from the page. */
export function entryHash(html: string): string {
  const [boot = ''] = /<script[^>]*\bid="boot"[^>]*>/.exec(html) ?? [];
  return /\bdata-entry="[^"]*-([\w-]{8})\.js"/.exec(boot)?.[1] ?? 'unknown';
}
