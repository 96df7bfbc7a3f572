import { existsSync, readFileSync } from 'node:fs';
import type { PageId } from '../../core/site/pages.ts';
import { ROOT } from '../paths.ts';

/**
 * The ids that a page's own module writes out. Undefined where they cannot be told from its text: a row without a module,
 * ids that are put together, or parts in other files. The build's tests look at every document's links again.
 */
export function hashesOf(page: PageId): ReadonlySet<string> | undefined {
  const table = [`${ROOT}src/app/page-files.ts`, `${ROOT}src/app/page-modules.ts`].find((candidate) => existsSync(candidate));
  const file = new RegExp(`^\\s+${page}: '([\\w-]+)',$`, 'm').exec(table ? readFileSync(table, 'utf8') : '')?.[1];
  const path = `${ROOT}src/pages/${file}.tsx`;
  if (!file || !existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  if (/\b\w*id=\{|from '#src\/features\/|from '\.\/[\w/-]+\.tsx'/i.test(text)) return undefined;
  return new Set([...text.matchAll(/\bid(?:=|: )["']([\w-]+)["']/g)].map(([, id]) => id as string));
}
