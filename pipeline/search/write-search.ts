import { readFileSync, writeFileSync } from 'node:fs';
import { filterValues, POST_TYPES, type Post } from '../../core/posts/post.ts';
import { tidySearchText } from '../../core/posts/search-text.ts';
import {
  type PageDocument,
  type PagePart,
  type PostDocument,
  type SearchDocuments,
  searchUrl,
} from '../../core/search/search-documents.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getBreadcrumb } from '../../core/site/menu.ts';
import { getPostPages, PAGES, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readNamespace } from '../content/content-files.ts';
import type { SiteMetadata } from '../metadata/site-metadata.ts';
import { SITE } from '../paths.ts';
import { type HtmlElement, parseHtml } from '../prerender/parse-html.ts';
import { pageParts } from './page-parts.ts';

/** Writes what the search looks through, from the finished documents. */
export function writeSearch(sites: Readonly<Record<Locale, SiteMetadata>>, partsOf: PartsOf, to: string = SITE): void {
  for (const locale of LOCALES) writeFileSync(to + searchUrl(locale), JSON.stringify(makeDocuments(sites[locale], partsOf)));
}

export type PartsOf = (path: string, page: Page, locale: Locale) => readonly PagePart[];

/** Everything that can be found in one language: every page that search engines may show, and every post. */
function makeDocuments(site: SiteMetadata, partsOf: PartsOf): SearchDocuments {
  const { locale, translate, sets } = site;
  const names = POST_TYPES.map((type) => {
    const categories = Object.fromEntries(
      filterValues('category', type).map((category) => [category, site.translateCategory(type, category)]),
    );
    return [type, { name: translate(`menu:items.${type}`), categories }] as const;
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
    synonyms: Object.values(readNamespace(locale, 'synonyms') as Record<string, string>).map(splitNames),
    pages: PAGES.filter(isFound).map((page) => toDocument(page, site, partsOf)),
    posts: posts.sort((a, b) => compare(b.date, a.date) || compare(a.type, b.type) || compare(a.id, b.id)),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Whether the search looks through a page's document; posts are found by themselves. */
export function isFound(page: Page): boolean {
  return !page.noindex && !page.redirected && !page.path.includes(':id');
}

function toDocument(page: Page, { locale, translate }: SiteMetadata, partsOf: PartsOf): PageDocument {
  const href = hrefFor(locale, page.id);
  const title = translate(`meta:pages.${page.id}.title`);
  const sections = getBreadcrumb(page.id)
    .slice(1)
    .map(({ label }) => translate(`menu:${label}`));
  const names = [...sections, ...listAliases(page, locale)];
  const parts = partsOf(href, page, locale);
  const own = page.searchIntroOnly ? parts.slice(0, 1) : parts;
  const isTeaser = page.teasers !== undefined && { isTeaser: true as const };
  return {
    href,
    title,
    ...(names.length > 0 && { sections: names }),
    ...isTeaser,
    parts: withDescription(
      own.map((part) => withoutTitle(part, title)),
      translate(`meta:pages.${page.id}.description`),
    ),
  };
}

/** Other names by which visitors know a page; it need not say them. */
function listAliases({ id }: Page, locale: Locale): string[] {
  const aliases = readNamespace(locale, 'aliases') as Partial<Record<string, string>>;
  return splitNames(aliases[id] ?? '');
}

function splitNames(names: string): string[] {
  return names.split(/,\s/).filter(Boolean);
}

/** From the document of the last build. */
export function readParts(path: string, page: Page, locale: Locale): PagePart[] {
  try {
    return partsOfDocument(parseHtml(readFileSync(`${SITE}${path}.html`, 'utf8')), page, locale);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${path} is in the page table and has no document: the search cannot tell what it says`);
  }
}

/** The copy of a page in its parts, without the posts that it lists. */
export function partsOfDocument(root: HtmlElement, page: Page, locale: Locale): PagePart[] {
  const postPaths = PAGES.flatMap(({ posts }) => {
    const detail = posts && getPostPages(posts.type).detail;
    return detail ? [`/${locale}/${detail.path.replace(/:id.*$/, '')}`] : [];
  });
  return pageParts(root, { isList: page.posts?.role === 'list', postPaths });
}

/** A heading that only repeats the title would be counted and shown twice. */
function withoutTitle({ heading, ...part }: PagePart, title: string): PagePart {
  return heading === undefined || heading === title ? part : { ...part, heading };
}

/** What search engines are told of a page, where the page itself does not say it. */
function withDescription(parts: readonly PagePart[], description: string): readonly PagePart[] {
  return parts.some(({ text }) => text.includes(description)) ? parts : [{ text: description }, ...parts];
}

/** All that a post says, once: summary, body, what only phones are shown, captions. */
export function postText(post: Pick<Post, 'summary' | 'pc_content_text' | 'mobile_content_text' | 'gallery'>, locale: Locale): string {
  const { summary, pc_content_text: pc, mobile_content_text: mobile, gallery = [] } = post;
  const body = tidySearchText(pc);
  const onlyMobile = sentencesOf(tidySearchText(mobile), locale).filter((sentence) => !body.includes(sentence));
  const captions = gallery.map(({ caption }) => tidySearchText(caption)).join(' · ');
  const first = body.startsWith(tidySearchText(summary)) ? '' : tidySearchText(summary);
  return [first, body, ...onlyMobile, captions].filter(Boolean).join(' ');
}

function sentencesOf(text: string, locale: Locale): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
