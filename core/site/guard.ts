import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';
import { PAGES, type Page, type PageId } from './pages.ts';

/** What a path resolves to: a page with a status code, or a redirect. */
export type RouteMatch =
  | { kind: 'page'; page: PageId; locale: Locale; params: { id?: string }; status: 200 | 400 | 404 | 500 }
  | { kind: 'redirect'; to: string; status: 302 | 308 };

const HOME = `/${DEFAULT_LOCALE}`;
const NOT_FOUND = '/errors/404';

/**
 * Resolves a path (spec 5), or redirects to its canonical form (spec 10). Used by server, router and worker.
 *
 * @param url Path with an optional query, without an origin: `/en/?utm=1`.
 * @returns The match, even where no post has the id: the caller answers 404.
 */
export function resolveRoute(url: string): RouteMatch {
  const end = url.search(/[?#]/);
  const rawPath = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? '' : (url.slice(end).split('#', 1)[0] ?? '');

  const path = decode(rawPath);
  if (path === undefined) return notFound(localeAtStart(rawPath), 400);

  const canonical = canonicalPath(path);
  const segments = canonical.split('/').filter(Boolean);
  const [first, ...rest] = segments;

  const match = matchRoute(segments, first, rest);
  // One redirect instead of two: the target of a redirect is canonical already.
  if (match.kind === 'redirect') return { ...match, to: match.to === NOT_FOUND ? match.to : match.to + query };
  const address = encodePath(canonical);
  if (address !== rawPath) return { kind: 'redirect', to: address + query, status: 308 };
  return match;
}

function matchRoute(segments: string[], first: string | undefined, rest: string[]): RouteMatch {
  const error = errorPage(segments);
  if (error) return error;
  if (first === undefined) return redirect(HOME);
  if (isLocale(first)) {
    const match = matchPage(rest.join('/'));
    if (!match) return notFound(first);
    if (match.page.redirected) return redirect(HOME);
    return { kind: 'page', page: match.page.id, locale: first, params: match.params, status: match.page.status ?? 200 };
  }
  if (matchPage(segments.join('/'))) return redirect(HOME);
  // A single unknown segment, or one before a known page, is taken for an unknown locale.
  if (rest.length === 0 || matchPage(rest.join('/'))) return redirect(NOT_FOUND);
  return notFound(DEFAULT_LOCALE);
}

/** Finds the row for a path below the locale, and its parameter. */
export function matchPage(path: string): { page: Page; params: { id?: string } } | undefined {
  const exact = PAGES.find((page) => page.path === path);
  if (exact) return { page: exact, params: {} };
  const cut = path.lastIndexOf('/');
  if (cut < 0) return undefined;
  const id = path.slice(cut + 1);
  const page = PAGES.find((candidate) => candidate.path === `${path.slice(0, cut)}/:id`);
  return page && isPostId(id) ? { page, params: { id } } : undefined;
}

/** Ids are file names: only lower-case letters, digits and hyphens, so that no id can leave its folder. */
export function isPostId(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,99}$/.test(id);
}

function errorPage(segments: string[]): RouteMatch | undefined {
  const [first] = segments;
  const locale = isLocale(first) ? first : DEFAULT_LOCALE;
  const path = (isLocale(first) ? segments.slice(1) : segments).join('/');
  const page = PAGES.find((candidate) => candidate.status !== undefined && candidate.path === path);
  // The spec gives every error route status 404; a failing server sends the 500 page itself.
  return page && { kind: 'page', page: page.id, locale, params: {}, status: 404 };
}

/** Removes repeated and trailing slashes, `index.html` and `.html`. */
function canonicalPath(path: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
  return clean || '/';
}

/** No page of this site, nor of one that moved here, has a longer path, in code units. */
const MAX_PATH_LENGTH = 1000;

/** The canonical form of a path, at which its page is served; undefined for a path that cannot be decoded or is too long. */
export function canonicalAddress(rawPath: string): string | undefined {
  const path = decode(rawPath);
  return path === undefined || path.length > MAX_PATH_LENGTH ? undefined : encodePath(canonicalPath(path.normalize()));
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function localeAtStart(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

function notFound(locale: Locale, status: 400 | 404 = 404): RouteMatch {
  return { kind: 'page', page: 'error404', locale, params: {}, status };
}

function redirect(to: string): RouteMatch {
  return { kind: 'redirect', to, status: 302 };
}
