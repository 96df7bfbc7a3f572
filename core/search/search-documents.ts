import type { Locale } from '../site/locales.ts';
import type { PostType } from '../site/pages.ts';
import type { SearchGroup } from './answer.ts';

/** A part of a page: a heading, or an element with an id, and the text up to the next one. */
export interface PagePart {
  /** Fragment of the address; without it, a hit opens at the page's top. */
  id?: string;
  heading?: string;
  text: string;
}

export interface PageDocument {
  href: string;
  title: string;
  /** Names in the menu of the page and of its sections, and others that visitors know. They are searched, and not shown. */
  sections?: readonly string[];
  /** It only introduces other pages, so they rank before it. */
  isTeaser?: true;
  parts: readonly PagePart[];
}

export interface PostDocument {
  type: PostType;
  id: string;
  category: string;
  date: string;
  title: string;
  /** Summary and body. Text that both variants of the body (pc, mobile) have stands here once. */
  text: string;
}

/** All documents of one locale: the build writes them, the server and the service worker index them. Their texts are tidied (`tidySearchText`). */
export interface SearchDocuments {
  locale: Locale;
  /** Posts before this ISO date are left out. */
  since?: string;
  /** Display names of post types and of their categories. */
  names: Record<string, { name: string; categories: Record<string, string> }>;
  /** Names of the same thing, of which pages have one and visitors type another. */
  synonyms?: readonly (readonly string[])[];
  /** In the order of the page table. */
  pages: readonly PageDocument[];
  /** Newest first. */
  posts: readonly PostDocument[];
}

export const SEARCH_GROUP_BY_TYPE: Record<PostType, SearchGroup> = {
  newsroom: 'newsroom',
  images: 'library',
  videos: 'library',
  brochures: 'library',
  notice: 'notice',
};

/** All documents. The offline kit holds them too, with as many posts as fit. */
export function searchUrl(locale: Locale): string {
  return `/data/search.${locale}.json`;
}
