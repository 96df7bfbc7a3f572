import { LRUCache } from 'lru-cache';
import type { RedirectTable } from '../../core/build/redirects.ts';
import { resolveRoute } from '../../core/site/guard.ts';
import { findRedirect } from '../../core/site/moved.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** What an address of the site stands for. A file may be missing. */
export type SiteTarget =
  | { kind: 'file'; path: string; status: number; isPage: boolean }
  | { kind: 'redirect'; to: string; status: 302 | 308 }
  | { kind: 'hidden' }
  | { kind: 'malformed' }
  | { kind: 'api' };

/** Resolves addresses as they came in the request line; those asked for last are kept until addresses move. */
export function createResolver(getMoved: () => RedirectTable): (url: string) => SiteTarget {
  const known = new LRUCache<string, SiteTarget>({ max: 2000 });
  let moved = getMoved();
  return (url) => {
    if (getMoved() !== moved) {
      moved = getMoved();
      known.clear();
    }
    let target = known.get(url);
    if (!target) {
      target = resolveTarget(url, moved);
      known.set(url, target);
    }
    return target;
  };
}

function resolveTarget(url: string, moved: RedirectTable): SiteTarget {
  if (url.startsWith('/api/')) return { kind: 'api' };
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  // Before files: the pages of other systems have names such as greeting.do.
  const to = findRedirect(url, moved);
  if (to) return { kind: 'redirect', to, status: 308 };
  if (isFile(path)) {
    const name = path.slice(1);
    return isHidden(name) ? { kind: 'hidden' } : { kind: 'file', path: name, status: 200, isPage: false };
  }
  const route = resolveRoute(url);
  if (route.kind === 'redirect') return route;
  const { page, locale, params, status } = route;
  if (status === 400) return { kind: 'malformed' };
  const isLocaleless = page.startsWith('error') && path.startsWith('/errors/');
  const name = isLocaleless ? path.slice(1) : hrefFor(locale, page, params).slice(1);
  return { kind: 'file', path: `${name}.html`, status, isPage: true };
}

/** Compressed twins, files of hosts, dot names; and empty or dot segments, which would give a file any number of addresses. */
const isHidden = (file: string) => /\.(?:br|gz)$|^_headers$|(?:^|\/)[./]/.test(file);

/** Paths with a file extension are files. Pages have none, and resolveRoute redirects `.html`. */
function isFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.[a-z0-9]+$/i.test(name) && !name.endsWith('.html') && !path.includes('%') && !path.includes('..');
}
