import { readFileSync } from 'node:fs';
import { CATEGORIES } from '../../core/posts/post.ts';
import type { PageDocument, PagePart, PostDocument, SearchDocuments } from '../../core/search/search-documents.ts';
import { breadcrumbOf } from '../../core/site/menu.ts';
import { PAGES, type Page, type PageId, type PostType, postPages } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { FoundSite } from '../found/site.ts';
import { SITE } from '../paths.ts';
import { pageParts } from './page-parts.ts';
import { postText } from './post-text.ts';

/** Pages that only list others: no more than their head is theirs. */
const LISTING: readonly PageId[] = ['sitemap'];

/** Pages that lead to others, with a taste of each. */
const TEASERS: readonly PageId[] = ['home'];

/** Everything that can be found in one language: every page that search engines may show, and every post. */
export function makeDocuments(site: FoundSite): SearchDocuments {
  const { locale, word, sets } = site;
  const types = Object.keys(CATEGORIES) as PostType[];
  const names = types.map((type) => {
    const categories = Object.fromEntries(CATEGORIES[type].map((category) => [category, site.category(type, category)]));
    return [type, { name: word(`menu:items.${type}`), categories }] as const;
  });
  const posts = sets.flatMap((set) =>
    set.posts.map((post): PostDocument => {
      const { type, id, category, date, title } = post;
      return { type, id, category, date, title, text: postText(post, locale) };
    }),
  );
  return {
    locale,
    names: Object.fromEntries(names),
    pages: PAGES.filter(isFound).map((page) => toDocument(page, site)),
    posts: posts.sort((a, b) => compare(b.date, a.date) || compare(a.type, b.type) || compare(a.id, b.id)),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function isFound(page: Page): boolean {
  return !page.noindex && !page.redirected && !page.path.includes(':id');
}

function toDocument(page: Page, { locale, word }: FoundSite): PageDocument {
  const href = hrefFor(locale, page.id);
  const title = word(`meta:pages.${page.id}.title`);
  const sections = breadcrumbOf(page.id)
    .slice(1)
    .map(({ label }) => word(`menu:${label}`));
  const postPaths = PAGES.flatMap(({ posts }) => {
    const detail = posts && postPages(posts.type).detail;
    return detail ? [`/${locale}/${detail.path.replace(/:id.*$/, '')}`] : [];
  });
  const parts = pageParts(readDocument(href), { isList: page.posts?.role === 'list', postPaths });
  const own = LISTING.includes(page.id) ? parts.slice(0, 1) : parts;
  const isTeaser = TEASERS.includes(page.id) && { isTeaser: true as const };
  return {
    href,
    title,
    ...(sections.length > 0 && { sections }),
    ...isTeaser,
    parts: withDescription(
      own.map((part) => withoutTitle(part, title)),
      word(`meta:pages.${page.id}.description`),
    ),
  };
}

function readDocument(href: string): string {
  try {
    return readFileSync(`${SITE}${href}.html`, 'utf8');
  } catch {
    throw new Error(`${href} is in the page table and has no document: the search cannot tell what it says`);
  }
}

/** A heading that only repeats the title would be counted and shown twice. */
function withoutTitle({ heading, ...part }: PagePart, title: string): PagePart {
  return heading === undefined || heading === title ? part : { ...part, heading };
}

/** What search engines are told of a page, where the page itself does not say it. */
function withDescription(parts: readonly PagePart[], description: string): readonly PagePart[] {
  return parts.some(({ text }) => text.includes(description)) ? parts : [{ text: description }, ...parts];
}
