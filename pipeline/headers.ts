import { writeFileSync } from 'node:fs';
import { TAGS_URL } from '../core/analytics/settings.ts';
import { kitUrl } from '../core/offline/kit.ts';
import { withStyleHash } from '../core/site/content-policy.ts';
import { LOCALES } from '../core/site/locales.ts';
import type { BuildInputs } from './inputs.ts';
import { FEEDS, feedUrl } from './metadata/feed-urls.ts';
import { manifestUrl } from './metadata/manifest.ts';
import { DIST, SITE } from './paths.ts';

/**
 * The security policies, once for our server and once for static hosts. The content policies of documents differ in one source
 * expression, the hash of the document's inline style, which our server reads from the document that it sends.
 * @param styleHashes The source expression of each document, by its file below the site's folder.
 * @param tagsPolicy The policy of the frame for what is not ours, where there is one.
 */
export function writeHeaders(
  { origin, apiBase }: BuildInputs,
  styleHashes: Readonly<Record<string, string | undefined>>,
  tagsPolicy?: string,
): void {
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
    'content-security-policy': content.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': closed.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
  // Only where the visitor's connection is https: on http they would lock the visitor out of the page's own files.
  const https = isHttps
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains', upgrade: '; upgrade-insecure-requests' }
    : undefined;
  writeFileSync(
    `${DIST}/headers.json`,
    JSON.stringify({ origin, ...(apiBase && { apiOrigin: apiBase }), headers, https, ...(tagsPolicy && { tagsPolicy }) }, null, 2),
  );
  const policyOf = (hash?: string) =>
    `  content-security-policy: ${withStyleHash(headers['content-security-policy'], hash)}${https?.upgrade ?? ''}`;
  const lines = Object.entries({
    ...headers,
    ...(https && { 'strict-transport-security': https['strict-transport-security'] }),
  }).flatMap(([name, value]) => (name === 'content-security-policy' ? [] : [`  ${name}: ${value}`]));
  writeFileSync(
    `${SITE}/_headers`,
    [
      '/*',
      ...lines,
      ...Object.entries(styleHashes)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([file, hash]) => [`/${file.replace(/\.html$/, '')}`, policyOf(hash)]),
      ...(tagsPolicy ? [TAGS_URL, `  content-security-policy: ${tagsPolicy}`, '  cache-control: no-cache'] : []),
      // The worker cuts documents from them, which get their headers.
      ...LOCALES.flatMap((locale) => [kitUrl(locale), policyOf()]),
      '/assets/*',
      '  cache-control: public, max-age=31536000, immutable',
      '/images/*',
      '  cache-control: public, max-age=31536000, immutable',
      '/og/*',
      '  cache-control: public, max-age=31536000, immutable',
      '/films/*',
      '  cache-control: public, max-age=31536000, immutable',
      '/sw.js',
      '  cache-control: no-cache',
      '/data/*',
      '  cache-control: no-cache',
      ...LOCALES.flatMap((locale) => [
        ...FEEDS.flatMap(({ format, type }) => [
          feedUrl(locale, format),
          `  content-type: ${type}; charset=utf-8`,
          '  cache-control: no-cache',
        ]),
        manifestUrl(locale),
        '  content-type: application/manifest+json',
        '  cache-control: no-cache',
      ]),
      '',
    ].join('\n'),
  );
}
