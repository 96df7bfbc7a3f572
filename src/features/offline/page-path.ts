import { guard } from '#core/site/guard.ts';

/** The path of the page that a link leads to; undefined where it leads elsewhere, to a file, to a question's answer, or nowhere new. */
export function pagePathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.search || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { pathname } = link;
  const verdict = guard(pathname);
  return pathname !== location.pathname && verdict.kind === 'page' && verdict.status === 200 ? pathname : undefined;
}
