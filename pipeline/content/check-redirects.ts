import { resolveRoute } from '../../core/site/guard.ts';
import { isLocale, LOCALES } from '../../core/site/locales.ts';
import { movedAddress, type RedirectTable } from '../../core/site/moved.ts';
import { getPage } from '../../core/site/pages.ts';
import { switchLocale } from '../../core/site/urls.ts';
import { type LinkTargets, resolveLink } from './links.ts';

/**
 * Errors of content/redirects.json: `{ "/en/old/address": "/en/new/address#hash" }`. Each names the entry and a hint.
 * @param posts Every post by `type/id`, also those that are shown later.
 * @param targets Says which of them can be linked to now, and which hashes a page has.
 */
export function checkRedirects(table: Readonly<Record<string, string>>, posts: ReadonlySet<string>, targets: LinkTargets): string[] {
  const known = new Map<string, string>();
  for (const from of Object.keys(table)) known.set(movedAddress(from) ?? from, from);
  const read: RedirectTable = Object.fromEntries(Object.entries(table).map(([from, to]) => [movedAddress(from) ?? from, to]));
  return Object.entries(table).flatMap(([from, to]) => {
    const other = known.get(movedAddress(from) ?? from);
    const twice = other === from ? undefined : `is the same address as '${other}'; take one of them out`;
    const error = twice ?? errorOfSource(from, posts) ?? errorOfTarget(from, to, read, targets) ?? errorOfPair(from, to, read);
    return error ? [`content/redirects.json: '${from}' ${error}`] : [];
  });
}

/** Folders that are not for pages, and files that stand beside them. What has moved from there would hide what is there. */
const OURS =
  /^\/(?:api|assets|consents|data|downloads|films|images|og|staff|words|\.well-known)\/|^\/(?:[a-z-]+\/)?[^/]*\.(?:br|gz|ico|js|json|png|svg|txt|webmanifest|xml)$/i;

function errorOfSource(from: string, posts: ReadonlySet<string>): string | undefined {
  const [, path = '', query] = /^(\/[^?#\s\\]*)(?:\?([^#\s\\]+))?$/.exec(from) ?? [];
  if (!path || from === '/') return 'is no path of the site; write it as /en/old/address, without hash';
  const [, first = ''] = path.split('/');
  if (!isLocale(first) && isLocale(first.toLowerCase()))
    return `has its language in capitals; write '${from.replace(first, first.toLowerCase())}'`;
  if (OURS.test(path)) return 'is a file or the API; only pages move';
  const address = encodeAlike(path);
  if (address === undefined) return 'is not encoded as an address; correct it';
  const match = resolveRoute(address);
  if (match.kind === 'redirect') {
    if (match.status === 308) return `is not the form that visitors arrive at; write '${match.to}'`;
    return match.to === '/errors/404' || query ? undefined : 'is an address of the site already; take the entry out';
  }
  if (/^\/(?:[a-z-]+\/)?errors\/\d+$/.test(path)) return 'is an error page; take the entry out';
  if (match.status !== 200) return undefined;
  if (!match.params.id) return 'is a page of the site; take the entry out';
  const post = `${getPage(match.page).posts?.type}/${match.params.id}`;
  return posts.has(post) ? `is the address of the post ${post}; take the entry out` : undefined;
}

/** A path with each of its letters encoded as the guard encodes them, and nothing else changed. */
function encodeAlike(path: string): string | undefined {
  if (movedAddress(path) === undefined) return undefined;
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');
}

function errorOfTarget(from: string, to: string, table: RedirectTable, targets: LinkTargets): string | undefined {
  const [, path = '', hash] = /^(\/[^?#\s\\]+)(#[\w-]+)?$/.exec(to) ?? [];
  const said = `leads to ${JSON.stringify(to)}`;
  if (!path) return `${said}; write a path of the site, such as /en/public/newsroom or /en/aboutus/company#vision`;
  if (Object.hasOwn(table, path)) return errorOfChain(from, path, table);
  const match = resolveRoute(path);
  if (match.kind === 'redirect' && match.status === 308) return `${said}; write it as '${match.to}${hash ?? ''}'`;
  if (match.kind === 'redirect' || match.status !== 200) return `${said}, which is no page; name a page of core/site/pages.ts or a post`;
  const { page, params, locale } = match;
  const link = `${params.id ? `post:${getPage(page).posts?.type}/${params.id}` : `page:${page}`}${hash ?? ''}`;
  const resolved = resolveLink(link, locale, targets);
  if ('error' in resolved) return `${said}: ${resolved.error.replace(/^link to '[^']*': /, '')}`;
  const first = from.split('/')[1];
  return isLocale(first) && first !== locale ? `${said}, in another language; lead it to '${switchLocale(to, first)}'` : undefined;
}

/** What moves on from an address that has moved itself would take two hops, or never arrive. */
function errorOfChain(from: string, next: string, table: RedirectTable): string {
  const seen = [from];
  let at = next;
  while (Object.hasOwn(table, at.replace(/#.*/, ''))) {
    at = at.replace(/#.*/, '');
    if (seen.includes(at)) return `goes round in a circle (${[...seen, at].join(' → ')}); lead it to a page`;
    seen.push(at);
    at = table[at] ?? '';
  }
  return `leads to '${next}', which has moved too; write ${JSON.stringify(at)}`;
}

/** Every page has both languages, so an address moves in both. */
function errorOfPair(from: string, to: string, table: RedirectTable): string | undefined {
  const first = from.split('/')[1];
  if (!isLocale(first)) return undefined;
  for (const locale of LOCALES) {
    const [source, target] = [switchLocale(from, locale), switchLocale(to, locale)];
    if (!Object.hasOwn(table, movedAddress(source) ?? source)) return `moves in one language only; add '${source}': '${target}'`;
  }
  return undefined;
}
