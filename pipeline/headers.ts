import { writeFileSync } from 'node:fs';
import { LOCALES } from '../core/site/locales.ts';
import type { BuildInputs } from './inputs.ts';
import { FEEDS, feedUrl } from './metadata/feed-urls.ts';
import { manifestUrl } from './metadata/manifest.ts';
import { DIST, SITE } from './paths.ts';
import type { InlineParts } from './prerender/inline.ts';

/**
 * The security policies, once for our server and once for static hosts. One content policy serves the
 * whole site, since the inline parts are the same in every document.
 */
export function writeHeaders({ origin, apiBase }: BuildInputs, { styleHash, bootHash }: InlineParts): void {
  const isHttps = origin.startsWith('https:');
  const content = [
    "default-src 'none'",
    `script-src 'self' ${bootHash}`,
    "script-src-attr 'none'",
    `style-src 'self' ${styleHash}`,
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
  writeFileSync(`${DIST}/headers.json`, JSON.stringify({ origin, headers, https }, null, 2));
  const lines = Object.entries({
    ...headers,
    'content-security-policy': headers['content-security-policy'] + (https?.upgrade ?? ''),
    ...(https && { 'strict-transport-security': https['strict-transport-security'] }),
  }).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(
    `${SITE}/_headers`,
    [
      '/*',
      ...lines,
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
