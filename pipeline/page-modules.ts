import { readdirSync } from 'node:fs';
import { pageModuleName } from '../core/site/page-module-name.ts';
import type { PageId } from '../core/site/pages.ts';
import { ROOT } from './paths.ts';

const paths = readdirSync(`${ROOT}src/pages`, { recursive: true, encoding: 'utf8' }).map((path) => path.replace(/\\/g, '/'));

/** The page's module as the build's manifest names it: `src/pages/about/company-page.tsx`. Throws when there is none. */
export function findPageModule(id: PageId): string {
  const name = pageModuleName(id);
  const found = paths.filter((path) => path === name || path.endsWith(`/${name}`));
  if (found.length !== 1) throw new Error(`src/pages has ${found.length} files named ${name}: the page '${id}' needs exactly one`);
  return `src/pages/${found[0]}`;
}
