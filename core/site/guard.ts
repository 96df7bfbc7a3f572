import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';
import { PAGES, type Page, type PageId } from './pages.ts';

/** What to do with a path: show a page with a status, or send the visitor elsewhere. */
export type Verdict =
  | { kind: 'page'; page: PageId; locale: Locale; params: { id?: string }; status: 200 | 400 | 404 | 500 }
  | { kind: 'redirect'; to: string; status: 302 | 308 };

const HOME = `/${DEFAULT_LOCALE}`;
const NOT_FOUND = '/errors/404';

/**
 * The route guard of spec section 5, in its order, plus the canonical forms of design section 4.
 * Pure: server, browser router and worker run it unchanged.
 *
 * @param url Path with an optional query, as it came in the request line (`/en/?utm=1`), never with an origin.
 * @returns A verdict. A post's id is not checked here: whoever holds the posts answers 404 for an unknown one.
 */
export function guard(url: string): Verdict {
  const mark = url.search(/[?#]/);
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : (url.slice(mark).split('#', 1)[0] ?? '');

  const path = decode(rawPath);
  if (path === undefined) return notFound(localeAtStart(rawPath), 400);

  const canonical = canonicalPath(path);
  const segments = canonical.split('/').filter(Boolean);
  const [first, ...rest] = segments;

  const plan = decide(segments, first, rest);
  // A path that ends in a redirect anyway takes one hop, not two.
  if (plan.kind === 'redirect') return { ...plan, to: plan.to === NOT_FOUND ? plan.to : plan.to + query };
  const address = encodePath(canonical);
  if (address !== rawPath) return { kind: 'redirect', to: address + query, status: 308 };
  return plan;
}

function decide(segments: string[], first: string | undefined, rest: string[]): Verdict {
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
  // A lone unknown segment, or a known page behind one, stands where the locale stands.
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

/** Ids name files: lower-case letters, digits and hyphens, so that no path can leave its folder. */
export function isPostId(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,99}$/.test(id);
}

function errorPage(segments: string[]): Verdict | undefined {
  const located = isLocale(segments[0]);
  const locale = located ? (segments[0] as Locale) : DEFAULT_LOCALE;
  const path = (located ? segments.slice(1) : segments).join('/');
  const page = PAGES.find((candidate) => candidate.status !== undefined && candidate.path === path);
  // The spec gives every error route status 404; a failing server sends the 500 page itself.
  return page && { kind: 'page', page: page.id, locale, params: {}, status: 404 };
}

/** One slash between segments, none at the end, no `index.html`, no `.html`. */
function canonicalPath(path: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return clean || '/';
}

/** The one form of a path that pages are served at; undefined for one that cannot be decoded. */
export function canonicalAddress(rawPath: string): string | undefined {
  const path = decode(rawPath);
  return path === undefined ? undefined : encodePath(canonicalPath(path));
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

function notFound(locale: Locale, status: 400 | 404 = 404): Verdict {
  return { kind: 'page', page: 'error404', locale, params: {}, status };
}

function redirect(to: string): Verdict {
  return { kind: 'redirect', to, status: 302 };
}
