import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { TAGS_URL } from '../../core/analytics/settings.ts';
import { type BuiltHeaders, withStyleHash } from '../../core/build/headers.ts';
import { kitUrl } from '../../core/build/kit.ts';
import { LOCALES } from '../../core/site/locales.ts';
import type { RedirectTable } from '../../core/site/moved.ts';
import { FEED_TYPE, feedUrl } from '../../core/site/urls.ts';
import type { BuildInputs } from '../inputs.ts';
import { manifestUrl } from '../metadata/manifest.ts';
import { DIST, SITE } from '../paths.ts';
import { SHEET_SCRIPT } from '../prerender/document.ts';
import type { PageFacts } from '../prerender/make-document.ts';
import { describeForNginx, type HeaderRule } from './nginx.ts';

/**
 * Writes the security headers for our server and for static hosts. Content policies of documents differ in the hash of the inline style.
 * @param pages The documents, by their paths.
 * @param moved The moved addresses, for static hosts.
 * @param ownPolicies Policies of single documents, by their addresses.
 */
export function writeHeaders(
  inputs: BuildInputs,
  pages: Readonly<Record<string, Pick<PageFacts, 'styleHash'>>>,
  moved: RedirectTable,
  ownPolicies: Readonly<Record<string, string>>,
): void {
  const built = makeHeaders(inputs, ownPolicies);
  writeFileSync(`${DIST}/headers.json`, JSON.stringify(built, null, 2));
  const { headers, https } = built;
  const { 'content-security-policy': policy, ...others } = headers;
  const styleHashes = Object.fromEntries(Object.entries(pages).map(([path, { styleHash }]) => [`${path.slice(1)}.html`, styleHash]));
  const policyOf = (hash?: string) => withStyleHash(policy, hash) + (https?.upgrade ?? '');
  // A plain host may send no headers of ours: each document brings its policy.
  if (!inputs.hasApi) for (const [file, hash] of Object.entries(styleHashes)) addPolicy(`${SITE}/${file}`, policyOf(hash));
  writeStaticHosts(DIST, {
    common: {
      ...others,
      ...(!inputs.hasApi && { 'content-security-policy': "frame-ancestors 'none'" }),
      ...(https && { 'strict-transport-security': https['strict-transport-security'] }),
    },
    policyOf,
    styleHashes: inputs.hasApi ? styleHashes : {},
    ownPolicies,
    moved,
  });
}

/** Puts the policy at the top of a document, without what counts in a header alone. */
function addPolicy(file: string, policy: string): void {
  const own = policy.replace(/;frame-ancestors [^;]+/, '');
  const html = readFileSync(file, 'utf8');
  const first = '<meta charset="utf-8">';
  if (!html.includes(first)) throw new Error(`${file} has no ${first}, behind which its content policy belongs`);
  writeFileSync(
    file,
    html.replace(first, () => `${first}<meta http-equiv="content-security-policy" content="${own}">`),
  );
}

/** What our server reads of the security policies. */
export function makeHeaders({ origin, apiBase }: BuildInputs, ownPolicies: Readonly<Record<string, string>> = {}): BuiltHeaders {
  const isHttps = origin.startsWith('https:');
  const content = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(SHEET_SCRIPT).digest('base64')}'`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${apiBase ? ` ${apiBase}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${apiBase ? ` ${apiBase}` : ''}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-sw post-html',
  ];
  const closed = ['accelerometer', 'browsing-topics', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];
  const headers = {
    'content-security-policy': content.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': closed.map((name) => `${name}=()`).join(','),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
  // Only where the visitor's connection is https: on http they would lock the visitor out of the page's own files.
  const https = isHttps
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains', upgrade: ';upgrade-insecure-requests' }
    : undefined;
  const own = Object.keys(ownPolicies).length > 0 && { ownPolicies };
  return { origin, ...(apiBase && { apiOrigin: apiBase }), headers, ...(https && { https }), ...own };
}

type StaticHostFiles = ContentPolicies & { common: Readonly<Record<string, string>>; moved: RedirectTable };

/** Writes what hosts without our server need for the same headers and redirects (spec 10, 15): Netlify's files, and nginx's. */
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

interface ContentPolicies {
  /** The policy of a document with this source expression for its inline style, or none. */
  policyOf: (styleHash?: string) => string;
  /** The source expression of each document, by its file below the site's folder. */
  styleHashes: Readonly<Record<string, string | undefined>>;
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
      { file: feedUrl(locale), headers: { 'content-type': `${FEED_TYPE}; charset=utf-8`, ...REVALIDATED } },
      { file: manifestUrl(locale), headers: { 'content-type': 'application/manifest+json', ...REVALIDATED } },
    ]),
  ];
}
