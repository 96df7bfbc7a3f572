import { mkdirSync, writeFileSync } from 'node:fs';
import { TAGS_URL } from '../../core/analytics/settings.ts';
import type { RedirectTable } from '../../core/build/redirects.ts';
import { type ContentPolicies, listHeaderRules } from './header-rules.ts';
import { describeForNginx } from './nginx.ts';

export interface StaticHostFiles extends ContentPolicies {
  /** Headers of every file. */
  common: Readonly<Record<string, string>>;
  moved: RedirectTable;
}

/**
 * Writes what hosts without our server need to send the same headers and redirects (spec 10, 15): `_headers` and `_redirects` for those
 * that read them, and two files for nginx beside the site.
 */
export function writeStaticHosts(dist: string, { common, moved, ...policies }: StaticHostFiles): void {
  const rules = listHeaderRules(policies);
  const lines = [{ file: '/*', headers: common }, ...rules].flatMap(({ file, headers }) => [
    // Documents have addresses without an extension.
    file === TAGS_URL ? file : file.replace(/\.html$/, ''),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  writeFileSync(`${dist}/site/_headers`, `${lines.join('\n')}\n`);
  const redirects = [
    ...Object.entries(moved).map(([from, to]) => `${from} ${to} 308`),
    '/ /en 302',
    '/ko/* /ko/errors/404 404',
    '/* /en/errors/404 404',
  ];
  writeFileSync(`${dist}/site/_redirects`, `${redirects.join('\n')}\n`);
  const { maps, server } = describeForNginx({ common, rules, moved });
  mkdirSync(`${dist}/nginx`, { recursive: true });
  writeFileSync(`${dist}/nginx/maps.conf`, maps);
  writeFileSync(`${dist}/nginx/site.conf`, server);
}
