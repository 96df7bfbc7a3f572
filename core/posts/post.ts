import type { ImageAsset } from '../site/image.ts';
import type { Locale } from '../site/locales.ts';
import type { PostType } from '../site/pages.ts';

/**
 * Fields of posts that lists are filtered by, each a select (spec 3): the lists that have it, and its values there in the order of the
 * options. Every post has a category; another of these fields may be absent. Its words are `filters` in the messages of the list.
 */
export const SELECT_FILTERS = {
  category: {
    newsroom: ['press', 'business', 'campus', 'esg', 'people'],
    notice: ['notice', 'public-notice', 'recruitment', 'site'],
    images: ['campus', 'facility', 'people', 'event'],
    videos: ['corporate', 'campus', 'service', 'people'],
    brochures: ['corporate', 'service', 'esg'],
  },
} as const satisfies { category: Record<PostType, readonly string[]>; [field: string]: Partial<Record<PostType, readonly string[]>> };

export type SelectFilter = keyof typeof SELECT_FILTERS;
export const SELECT_FILTER_NAMES = Object.keys(SELECT_FILTERS) as SelectFilter[];

/** The filters of a list (spec 3): each can leave it empty. */
export type Filter = SelectFilter | 'year' | 'q';
export const FILTERS: readonly Filter[] = [...SELECT_FILTER_NAMES, 'year', 'q'];

/** What the address of a list can ask for, in the order in which it is written. */
export type ListParameter = Filter | 'sort' | 'page';
export const LIST_PARAMETERS: readonly ListParameter[] = [...FILTERS, 'sort', 'page'];

export const POST_TYPES = Object.keys(SELECT_FILTERS.category) as PostType[];

export function isPostType(type: string | undefined): type is PostType {
  return POST_TYPES.some((known) => known === type);
}

/** The values of a filter in a list; none where the list does not have it. */
export function filterValues(filter: SelectFilter, type: PostType): readonly string[] {
  const values: Partial<Record<PostType, readonly string[]>> = SELECT_FILTERS[filter];
  return values[type] ?? [];
}

/** The filters that a list has. */
export function selectFiltersOf(type: PostType): SelectFilter[] {
  return SELECT_FILTER_NAMES.filter((filter) => filterValues(filter, type).length > 0);
}

export interface Download {
  /** Below the site's root. */
  url: string;
  bytes: number;
}

export interface AlbumPicture {
  image: ImageAsset;
  caption: string;
  /** It as a JPEG with all its pixels. Made by builds: the development server has none. */
  download?: Download;
}

/** A film that the site hosts: files in two sizes, captions in both languages. */
export interface Film {
  /** Seconds, read from the file. */
  duration: number;
  /** Widest first. */
  files: readonly { url: string; width: number; height: number }[];
  /** Addresses of the WebVTT files. */
  captions: Record<Locale, string>;
}

export interface PostPdf extends Download {
  locale: Locale;
  pages: number;
}

/** What a list shows of a post. */
export interface PostItem extends Partial<Record<SelectFilter, string>> {
  id: string;
  category: string;
  /** ISO date, Seoul time: `2024-05-16`. */
  date: string;
  /** ISO date, Seoul time: the last day on which it holds, for a notice of what ends. */
  until?: string;
  title: string;
  summary: string;
  image?: ImageAsset;
  /** Pictures in the album. */
  count?: number;
  film?: Film;
  /** A video on another site, to which its poster links, and its duration in seconds. */
  external?: { url: string; duration: number };
  /** Paragraphs of a video's transcript, which the list shows, since videos have no page. */
  transcript?: readonly string[];
  /** The PDFs of a brochure, the page's own language first. */
  files?: readonly PostPdf[];
}

/** An entry of the list index: an item, and the text that the search within the list looks through. */
export interface PostIndexEntry extends PostItem {
  /** `pc_content_text` and `mobile_content_text` of the post, case-folded (see `foldText`). */
  text: string;
}

export interface PostLink {
  id: string;
  title: string;
  date: string;
}

export interface RelatedPost extends PostLink {
  category: string;
}

/** A whole post: a content item (spec 3), and its neighbours in date order. */
export interface Post extends PostItem {
  type: PostType;
  /** ISO date on which its text was last corrected. */
  updated?: string;
  gallery?: readonly AlbumPicture[];
  /** All pictures of the album with their captions, as a ZIP. Made by builds, too. */
  archive?: Download;
  pc_content: string;
  mobile_content: string;
  pc_content_text: string;
  mobile_content_text: string;
  /** Pictures that stand in the bodies (spec 3: uuid and name). */
  images?: readonly Pick<ImageAsset, 'uuid' | 'name'>[];
  /** The older and the newer post of the same type. */
  previous: PostLink | null;
  next: PostLink | null;
  /** The nearest others of the same type, the nearest first. */
  related?: readonly RelatedPost[];
}
