import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { MovedTable } from '../core/site/moved.ts';
import { CONTENT, DIST, SITE } from './paths.ts';

/**
 * Writes the moved addresses for the three who follow them: the server, the app (which asks when an address leads nowhere),
 * and static hosts that read `_redirects`. Queries are kept by all.
 */
export function writeRedirects(): void {
  const table = JSON.parse(readFileSync(`${CONTENT}/redirects.json`, 'utf8')) as MovedTable;
  writeFileSync(`${DIST}/redirects.json`, JSON.stringify(table));
  mkdirSync(`${SITE}/data`, { recursive: true });
  writeFileSync(`${SITE}/data/moved.json`, JSON.stringify(table));
  const lines = Object.entries(table).map(([from, to]) => `${from} ${to} 308\n`);
  writeFileSync(`${SITE}/_redirects`, lines.join(''));
}
