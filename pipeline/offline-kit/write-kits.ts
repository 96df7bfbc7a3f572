import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { KIT_LIST_URL, type KitInfo, type KitList, kitUrl } from '../../core/build/kit.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { Report } from '../report.ts';
import { listOfflineCode, type OfflineCode } from './list-code.ts';
import { makeKit } from './make-kit.ts';
import { readKitSources } from './read-kit-sources.ts';

/** Writes the offline kit of each language, and the list of kits, from the finished files of a build's folder. */
export function writeKits(dist: string, report: Pick<Report, 'note'>): void {
  const code = listOfflineCode(dist);
  const kits = LOCALES.map((locale) => [locale, writeKit(dist, locale, code, report)] as const);
  const list = Object.fromEntries(kits) as KitList;
  writeFileSync(`${dist}/site${KIT_LIST_URL}`, JSON.stringify(list));
}

function writeKit(dist: string, locale: Locale, code: OfflineCode, report: Pick<Report, 'note'>): KitInfo {
  const sources = readKitSources(dist, locale, code);
  const { bytes, posts, since } = makeKit(sources, locale);
  writeFileSync(`${dist}/site${kitUrl(locale)}`, bytes);
  if (since) report.note(`${locale}: ${posts} of ${sources.posts.length} posts, those since ${since}`);
  return {
    digest: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    entry: code.entry,
    beside: code.besideKit[locale],
  };
}
