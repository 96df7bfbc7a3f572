import { didYouMean } from '../../core/build/nearest.ts';
import { isPostType } from '../../core/posts/post.ts';
import { isPostId } from '../../core/site/guard.ts';
import type { Locale } from '../../core/site/locales.ts';
import { getPostPages, LEFT_OUT, PAGES } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSource } from './post-sources.ts';
import type { Release } from './release.ts';

/** What a link may lead to, as far as whoever compiles knows it; what is left out is not checked. */
export interface LinkTargets {
  /** The site's own origin, whose pages are linked to by their ids. */
  origin?: string | undefined;
  /** Why the post `newsroom/ID` cannot be linked to, with a hint; undefined where it can. */
  postError?(key: string): string | undefined;
}

type ResolvedLink = { address: string } | { error: string };

const FORMS = 'page:PAGEID, page:PAGEID#hash, post:TYPE/ID, mailto: or https://';

export function resolveLink(href: string, locale: Locale, targets: LinkTargets = {}): ResolvedLink {
  if (/^mailto:[^\s"<>@]+@[^\s"<>]+$/.test(href)) return { address: href };
  if (/^https?:/i.test(href)) return toOtherSite(href, targets.origin);
  const [, scheme, name = '', hash] = /^(page|post):([\w/-]+)(?:#([\w-]+))?$/.exec(href) ?? [];
  const resolved = scheme === 'page' ? toPage(name, hash, locale) : scheme === 'post' ? toPost(name, hash, locale, targets) : FORMS;
  if (typeof resolved === 'string') return { error: `link to '${href}': ${resolved === FORMS ? `use ${FORMS}` : resolved}` };
  return resolved;
}

function toOtherSite(href: string, origin: string | undefined): ResolvedLink {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || /[\s"'<>\\]/.test(href)) return { error: `link to '${href}': this is no address; copy it from the browser` };
  if (url.protocol !== 'https:') return { error: `link to '${href}': write https://` };
  if (url.username || url.password) return { error: `link to '${href}': it holds a name or a password; leave them out` };
  if (url.origin === origin) return { error: `link to '${href}': this is our own site; use page:PAGEID or post:TYPE/ID` };
  return { address: url.href };
}

type Answer = { address: string } | string;

function toPage(id: string, hash: string | undefined, locale: Locale): Answer {
  const page = PAGES.find((candidate) => candidate.id === id);
  if ((LEFT_OUT as readonly string[]).includes(id)) return `'${id}' is left out of the site; take the link out`;
  if (!page)
    return `no page has the id '${id}'; use one of core/site/pages.ts${didYouMean(
      id,
      PAGES.map((candidate) => candidate.id),
    )}`;
  if (page.path.includes(':id')) return `'${id}' shows posts; use post:TYPE/ID`;
  if (page.redirected) return `'${id}' has no page of its own; use another of core/site/pages.ts`;
  const anchors = [...(page.menu?.anchors ?? []), ...(page.anchors ?? [])];
  if (hash && !page.hasContentAnchors && !anchors.includes(hash))
    return `the page table has no place '#${hash}' for the page; ${anchors.length > 0 ? `use one of ${anchors.join(', ')}` : 'leave it out'}${didYouMean(hash, anchors)}`;
  return { address: hrefFor(locale, page.id, { hash }) };
}

function toPost(key: string, hash: string | undefined, locale: Locale, targets: LinkTargets): Answer {
  const [type = '', id = '', ...rest] = key.split('/');
  if (!isPostType(type) || !isPostId(id) || rest.length > 0) return `write it as post:newsroom/ID`;
  const page = getPostPages(type).detail;
  if (!page) return `posts of type ${type} have no page of their own; use page:${getPostPages(type).list.id}`;
  if (hash) return `posts have no places to link to; leave '#${hash}' out`;
  return targets.postError?.(key) ?? { address: hrefFor(locale, page.id, { id }) };
}

/** Why a post (`type/id`) may not be linked to by a writer that is shown from `release` on: it must be shown by then, too. */
export function postLinks(posts: readonly Pick<PostSource, 'key' | 'release'>[], now: number) {
  const releases = new Map(posts.map(({ key, release }) => [key, release]));
  return (release: Release) =>
    (key: string): string | undefined => {
      const target = releases.get(key);
      if (target === undefined) return `there is no post '${key}'; use the name of a folder of content/posts`;
      if (target <= Math.max(release, now)) return undefined;
      return Number.isFinite(target)
        ? `the post is shown from ${new Date(target).toISOString()} on; take the link out until then`
        : 'the post is a draft; take the link out until it is shown';
    };
}
