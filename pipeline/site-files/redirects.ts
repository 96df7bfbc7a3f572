import { mkdirSync, writeFileSync } from 'node:fs';
import { REDIRECTS_URL, type RedirectTable } from '../../core/site/moved.ts';

/** Writes the moved addresses for the server, and for the app, which asks when an address leads nowhere. Both keep queries. */
export function writeRedirects(table: RedirectTable, dist: string): void {
  mkdirSync(`${dist}/site/data`, { recursive: true });
  writeFileSync(`${dist}/redirects.json`, JSON.stringify(table));
  writeFileSync(`${dist}/site${REDIRECTS_URL}`, JSON.stringify(table));
}
