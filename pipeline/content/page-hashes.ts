import { existsSync, readFileSync } from 'node:fs';
import type { PageId } from '../../core/site/pages.ts';
import { ROOT } from '../paths.ts';

const known = new Map<string, ReadonlySet<string> | undefined>();

/**
 * The ids that a page's own module writes out. Undefined where they cannot be told from its text: a row without a module,
 * or ids that are put together. The build's tests look at every document's links again.
 */
export function hashesOf(page: PageId): ReadonlySet<string> | undefined {
  const table = readFileSync(`${ROOT}src/app/page-modules.ts`, 'utf8');
  const file = new RegExp(`^\\s+${page}: '([\\w-]+)',$`, 'm').exec(table)?.[1];
  if (!file) return undefined;
  if (!known.has(file)) known.set(file, idsIn(`${ROOT}src/pages/${file}.tsx`));
  return known.get(file);
}

function idsIn(path: string): ReadonlySet<string> | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  // Ids that are put together, and parts of the page that may hold more of them.
  if (/\b\w*id=\{|from '#src\/features\/|from '\.\/[\w/-]+\.tsx'/i.test(text)) return undefined;
  return new Set([...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id as string));
}
