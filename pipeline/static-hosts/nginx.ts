import { EDITOR_URL } from '../../core/build/editor.ts';
import { LOCALES } from '../../core/site/locales.ts';
import type { RedirectTable } from '../../core/site/moved.ts';
import { PAGES } from '../../core/site/pages.ts';

export interface HeaderRule {
  /** Path below the site's folder, or a folder that ends in `/*`. */
  file: string;
  headers: Record<string, string>;
}

type NginxInput = { common: Readonly<Record<string, string>>; rules: readonly HeaderRule[]; moved: RedirectTable };

const HEADING = '# Written by the build (pipeline/static-hosts). deploy/nginx-static.conf includes it.\n';
const LOCALE = `(?:${LOCALES.join('|')})`;
/** All addresses of the page table, without a language. */
const PAGE = `(?:${PAGES.flatMap(({ path }) => path || [])
  .map((path) => path.replace(':id', '[a-z0-9][a-z0-9-]{0,99}'))
  .join('|')})`;
const REDIRECTED = `(?:${PAGES.filter(({ redirected }) => redirected)
  .map(({ path }) => path)
  .join('|')})`;

/**
 * The site as nginx serves it from its files, by the page table: what the server does (server/routes/site.ts), but for brotli,
 * pictures by data saver, and repeated slashes, which nginx merges. `maps` belongs into `http`, `server` into `server`.
 */
export function describeForNginx({ common, rules, moved }: NginxInput): { maps: string; server: string } {
  const valuesOf = (name: string) =>
    rules.flatMap(({ file, headers }) => (headers[name] ? [`  ${patternOf(file)} ${quote(headers[name])};`] : []));
  const addresses = Object.entries(moved).map(([from, to]) => {
    const [path = '', query] = from.split('?');
    // nginx looks for the decoded path.
    return { path: decodeURIComponent(path), query, to };
  });
  const maps = [
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    'map $uri $site_content_policy {',
    '  default "";',
    ...valuesOf('content-security-policy'),
    '}',
    'map $uri $site_file_caching {',
    '  default "no-cache";',
    ...valuesOf('cache-control'),
    '  ~\\.html$ "no-cache, no-transform";',
    '  ~\\.(?:svg|png|ico)$ "public, max-age=86400";',
    '}',
    // A missing file may come with the next deployment.
    'map $status $site_caching {',
    '  default "no-cache";',
    '  ~^(?:200|206|304)$ $site_file_caching;',
    '}',
    'map $uri?$args $site_moved_with_query {',
    '  default "";',
    ...addresses.flatMap(({ path, query, to }) => (query ? [`  ${quote(`${path}?${query}`)} ${quote(to)};`] : [])),
    '}',
    'map $uri $site_moved {',
    '  default "";',
    ...addresses.flatMap(({ path, query, to }) => (query ? [] : [`  ${quote(path)} ${quote(to.split('#', 1)[0] ?? '')};`])),
    '}',
    'map $uri $site_moved_hash {',
    '  default "";',
    ...addresses.flatMap(({ path, query, to }) =>
      !query && to.includes('#') ? [`  ${quote(path)} ${quote(to.slice(to.indexOf('#')))};`] : [],
    ),
    '}',
  ];
  const types = rules.flatMap(({ file, headers }) => {
    const type = headers['content-type'];
    return type ? [`location = ${file} { types {} default_type ${quote(type)}; try_files $uri =404; }`] : [];
  });
  const errors = ['', ...LOCALES.map((locale) => `/${locale}`)].map((start) => `${start}/errors/404`);
  const server = [
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...Object.entries(common).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header content-security-policy $site_content_policy always;',
    'add_header cache-control $site_caching always;',
    '',
    'if ($site_moved_with_query) { return 308 $site_moved_with_query; }',
    'if ($site_moved) { return 308 $site_moved$is_args$args$site_moved_hash; }',
    'location = / { return 302 /en$is_args$args; }',
    ...types,
    'location = /tags.html { try_files $uri =404; }',
    ...(rules.some(({ file }) => file === EDITOR_URL) ? [`location = ${EDITOR_URL} { try_files ${EDITOR_URL}index.html =404; }`] : []),
    // The documents of errors, at their addresses and for others.
    ...errors.flatMap((path) => [
      `location = ${path}.html { internal; }`,
      `location = ${path} { error_page 404 ${path}.html; return 404; }`,
    ]),
    'location @missing_file { types {} default_type text/plain; return 404 "Not Found\\n"; }',
    // The redirect below writes the decoded address, which browsers would read as another host's, or as the end of the header.
    'location ~ "^//|[\\x00-\\x1f\\x5c\\x7f]" { return 400; }',
    'location ~ "/\\.|\\.(?:br|gz)$" { error_page 404 /en/errors/404.html; return 404; }',
    'location ~ "^(/.*?)(?:/index\\.html|\\.html|/+)$" { return 308 $1$is_args$args; }',
    'location ~ "\\.vtt$" { types {} default_type text/vtt; try_files $uri @missing_file; }',
    'location ~ "\\.[A-Za-z0-9]+$" { try_files $uri @missing_file; }',
    // In the order of the guard (core/site/guard.ts).
    `location ~ "^/${LOCALE}/${REDIRECTED}$" { return 302 /en$is_args$args; }`,
    ...LOCALES.map((locale) => `location ~ "^/${locale}(?:/|$)" { error_page 404 /${locale}/errors/404.html; try_files $uri.html =404; }`),
    `location ~ "^/${PAGE}$" { return 302 /en$is_args$args; }`,
    `location ~ "^/[^/]+(?:/${PAGE})?$" { return 302 /errors/404; }`,
    'location / { error_page 404 /en/errors/404.html; return 404; }',
  ];
  return { maps: `${HEADING}${maps.join('\n')}\n`, server: `${HEADING}${server.join('\n')}\n` };
}

const patternOf = (file: string) => (file.endsWith('/*') ? quote(`~^${file.slice(0, -1)}`) : quote(file));

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
