import { writeFileSync } from 'node:fs';
import type { BuiltHeaders } from '../../core/build/headers.ts';
import type { RedirectTable } from '../../core/build/redirects.ts';
import { withStyleHash } from '../../core/site/content-policy.ts';
import type { BuildInputs } from '../inputs.ts';
import { DIST } from '../paths.ts';
import type { PageFacts } from '../prerender/make-document.ts';
import { writeStaticHosts } from './write-static-hosts.ts';

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
  writeStaticHosts(DIST, {
    common: { ...others, ...(https && { 'strict-transport-security': https['strict-transport-security'] }) },
    policyOf: (hash) => withStyleHash(policy, hash) + (https?.upgrade ?? ''),
    styleHashes,
    ownPolicies,
    moved,
  });
}

/** What our server reads of the security policies. */
export function makeHeaders({ origin, apiBase }: BuildInputs, ownPolicies: Readonly<Record<string, string>> = {}): BuiltHeaders {
  const isHttps = origin.startsWith('https:');
  const content = [
    "default-src 'none'",
    "script-src 'self'",
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
