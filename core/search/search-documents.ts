import type { Locale } from '../site/locales.ts';
import type { PostType } from '../site/pages.ts';
import type { SearchGroup } from './answer.ts';

/** A part of a page, with the place it is found at. */
export interface PagePart {
  /** Place on the page; without it, the page's top. */
  id?: string;
  heading?: string;
  text: string;
}

export interface PageDocument {
  href: string;
  title: string;
  /** What the menu calls the page and the sections it is in: they find the page, and are not shown. */
  sections?: readonly string[];
  /** What it says is said at length elsewhere: other pages come before it. */
  isTeaser?: true;
  parts: readonly PagePart[];
}

export interface PostDocument {
  type: PostType;
  id: string;
  category: string;
  date: string;
  title: string;
  /** Summary and body; what both variants of the body say stands here once. */
  text: string;
}

/** What the build writes for the search of one locale: everything that can be found. */
export interface SearchDocuments {
  locale: Locale;
  /** Posts before this ISO date are left out. */
  since?: string;
  /** What the lists call the types and their categories. */
  names: Record<string, { name: string; categories: Record<string, string> }>;
  /** In the order of the page table. */
  pages: readonly PageDocument[];
  /** Newest first. */
  posts: readonly PostDocument[];
}

export const GROUP_OF: Record<PostType, SearchGroup> = {
  newsroom: 'newsroom',
  images: 'library',
  videos: 'library',
  brochures: 'library',
  notice: 'notice',
};

/** Where the build writes what the worker keeps. */
export function searchUrl(locale: Locale): string {
  return `/data/search.${locale}.json`;
}

/** All documents for the server, where they are more than the worker keeps. */
export function wholeSearchUrl(locale: Locale): string {
  return `/data/search-whole.${locale}.json`;
}
