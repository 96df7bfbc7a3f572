import { isPostId } from '../../core/site/guard.ts';
import type { Locale } from '../../core/site/locales.ts';
import { PAGES, type PageId, type PostType, postPages } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** What a link may lead to, as far as whoever compiles knows it; what is left out is not checked. */
export interface LinkTargets {
  /** Why the post `newsroom/ID` cannot be linked to, with the cure; undefined where it can. */
  postFault?(key: string): string | undefined;
  /** The ids on a page; undefined where they cannot be told. */
  hashesOf?(page: PageId): ReadonlySet<string> | undefined;
}

export type ResolvedLink = { address: string } | { fault: string };

const FORMS = 'page:PAGEID, page:PAGEID#hash, post:TYPE/ID or mailto:';
const POST_TYPES: readonly PostType[] = ['newsroom', 'notice', 'images', 'videos', 'brochures'];

/** Turns a link of the Markdown into an address of the site, or says what is wrong with it. */
export function resolveLink(href: string, locale: Locale, targets: LinkTargets = {}): ResolvedLink {
  if (/^mailto:[^\s"<>]+@[^\s"<>]+$/.test(href)) return { address: href };
  const [, scheme, name = '', hash] = /^(page|post):([\w/-]+)(?:#([\w-]+))?$/.exec(href) ?? [];
  const resolved =
    scheme === 'page' ? toPage(name, hash, locale, targets) : scheme === 'post' ? toPost(name, hash, locale, targets) : FORMS;
  if (typeof resolved === 'string') return { fault: `link to '${href}': ${resolved === FORMS ? `use ${FORMS}` : resolved}` };
  return resolved;
}

type Answer = { address: string } | string;

function toPage(id: string, hash: string | undefined, locale: Locale, targets: LinkTargets): Answer {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) return `no page has the id '${id}'; use one of core/site/pages.ts`;
  if (page.path.includes(':id')) return `'${id}' shows posts; use post:TYPE/ID`;
  if (page.redirected) return `'${id}' has no page of its own; use another of core/site/pages.ts`;
  const hashes = targets.hashesOf?.(page.id);
  if (hash && hashes && !hashes.has(hash)) {
    // Headings carry ids for their sections' names: no places to lead to.
    const places = [...hashes].filter((id) => !id.endsWith('-heading')).sort();
    return `the page has no '#${hash}'; ${places.length > 0 ? `use one of ${places.join(', ')}` : 'leave it out'}`;
  }
  return { address: hrefFor(locale, page.id, { hash }) };
}

function toPost(key: string, hash: string | undefined, locale: Locale, targets: LinkTargets): Answer {
  const [type = '', id = '', ...rest] = key.split('/');
  if (!POST_TYPES.includes(type as PostType) || !isPostId(id) || rest.length > 0) return `write it as post:newsroom/ID`;
  const page = postPages(type as PostType).detail;
  if (!page) return `posts of type ${type} have no page of their own; use page:${postPages(type as PostType).list.id}`;
  if (hash) return `posts have no places to link to; leave '#${hash}' out`;
  return targets.postFault?.(key) ?? { address: hrefFor(locale, page.id, { id }) };
}
