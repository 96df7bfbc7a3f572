import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RedirectTable } from '../core/site/moved.ts';
import { CONTENT, DIST } from './paths.ts';

/**
 * Writes the moved addresses for the three who follow them: the server, the app (which asks when an address leads nowhere),
 * and static hosts that read `_redirects`. Queries are kept by all.
 */
export function writeRedirects(table: RedirectTable = readRedirects(), dist: string = DIST): void {
  mkdirSync(`${dist}/site/data`, { recursive: true });
  writeFileSync(`${dist}/redirects.json`, JSON.stringify(table));
  writeFileSync(`${dist}/site/data/moved.json`, JSON.stringify(table));
  const lines = Object.entries(table).map(([from, to]) => `${from} ${to} 308\n`);
  writeFileSync(`${dist}/site/_redirects`, lines.join(''));
}

function readRedirects(): RedirectTable {
  return JSON.parse(readFileSync(`${CONTENT}/redirects.json`, 'utf8')) as RedirectTable;
}
