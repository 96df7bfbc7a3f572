import { resolveRoute } from '#core/site/guard.ts';

/** The path of the page that a link leads to; undefined where it leads to another site, a file, an address with a query, or this page. */
export function pagePathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.search || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { pathname } = link;
  const match = resolveRoute(pathname);
  return pathname !== location.pathname && match.kind === 'page' && match.status === 200 ? pathname : undefined;
}
