import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { heldPosts, type PostSource, readPostSources } from './content/post-sources.ts';
import { publishNow } from './content/release.ts';
import { ROOT } from './paths.ts';

const SOURCES = ['content', 'core', 'locales', 'pipeline', 'public', 'server', 'src'];
const FILES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
const INPUTS = [
  'ORIGIN',
  'ASSET_BASE',
  'ASSET_ENV',
  'API_BASE',
  'PAGE_TRACKER_URL',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_URL',
  'VITALS_SAMPLE',
  'EDITOR_REPOSITORY',
  'EDITOR_BACKEND',
  'EDITOR_SIGN_IN',
  'EDITOR_REVIEW',
  'SOURCE_DATE_EPOCH',
];

/** A hash over everything the build reads: equal hash, equal site. Large files count by their size. */
export function hashBuild(env: NodeJS.ProcessEnv = process.env, posts: readonly PostSource[] = readPostSources()): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !entry.name.endsWith('.test.tsx'))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  ).sort();
  for (const file of [...files, ...FILES.map((name) => ROOT + name)]) {
    hash.update(file.slice(ROOT.length));
    if (/\.(avif|jpg|mp4|woff2)$/.test(file)) hash.update(String(statSync(file).size));
    else hash.update(readFileSync(file));
  }
  // A post that has been published since makes another site of equal sources.
  hash.update(`held=${heldPosts(publishNow(env), posts).join()}`);
  // The build sets the date itself when it is not given: only a given one is an input.
  for (const name of INPUTS) hash.update(`${name}=${name === 'SOURCE_DATE_EPOCH' ? '' : (env[name] ?? '')}`);
  return hash.digest('hex');
}
