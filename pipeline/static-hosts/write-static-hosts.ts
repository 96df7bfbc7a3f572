import { mkdirSync, writeFileSync } from 'node:fs';
import { TAGS_URL } from '../../core/analytics/settings.ts';
import { kitUrl } from '../../core/build/kit.ts';
import type { RedirectTable } from '../../core/build/redirects.ts';
import { FEEDS, feedUrl } from '../../core/site/feeds.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { manifestUrl } from '../metadata/manifest.ts';
import { describeForNginx } from './nginx.ts';

interface StaticHostFiles extends ContentPolicies {
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
    ...Object.entries(moved)
      // Netlify's form for an address with a query; hosts that know none skip the line. Before those of the path alone.
      .sort(([a], [b]) => Number(b.includes('?')) - Number(a.includes('?')))
      .map(([from, to]) => `${from.replace('?', ' ').replace(/&/g, ' ')} ${to} 308`),
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

/** Headers of a file, or of all files of a folder. */
export interface HeaderRule {
  /** Path below the site's folder, or a folder that ends in `/*`. */
  file: string;
  headers: Record<string, string>;
}

/** The content policies of what is not served under the policy of no document. */
interface ContentPolicies {
  /** The policy of a document with this source expression for its inline style, or none. */
  policyOf: (styleHash?: string) => string;
  /** The source expression of each document, by its file below the site's folder. */
  styleHashes: Readonly<Record<string, string | undefined>>;
  /** The policies of documents that have one of their own, by their addresses. */
  ownPolicies: Readonly<Record<string, string>>;
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'cache-control': 'no-cache' };

/** What a host that knows nothing of this site must send with its files, besides the headers that all of them have. */
function listHeaderRules({ policyOf, styleHashes, ownPolicies }: ContentPolicies): HeaderRule[] {
  const policy = (styleHash?: string) => ({ 'content-security-policy': policyOf(styleHash) });
  return [
    ...Object.entries(styleHashes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, styleHash]) => ({ file: `/${file}`, headers: policy(styleHash) })),
    ...Object.entries(ownPolicies).map(([file, own]) => ({ file, headers: { 'content-security-policy': own, ...REVALIDATED } })),
    // The worker cuts documents from them, which get their headers.
    ...LOCALES.map((locale) => ({ file: kitUrl(locale), headers: policy() })),
    // It runs under the policy that comes with it.
    { file: '/sw.js', headers: { ...policy(), ...REVALIDATED } },
    ...['assets', 'images', 'og', 'films'].map((folder) => ({ file: `/${folder}/*`, headers: IMMUTABLE })),
    ...['data', 'words'].map((folder) => ({ file: `/${folder}/*`, headers: REVALIDATED })),
    ...LOCALES.flatMap((locale) => [
      ...FEEDS.map(({ format, type }) => ({
        file: feedUrl(locale, format),
        headers: { 'content-type': `${type}; charset=utf-8`, ...REVALIDATED },
      })),
      { file: manifestUrl(locale), headers: { 'content-type': 'application/manifest+json', ...REVALIDATED } },
    ]),
  ];
}
