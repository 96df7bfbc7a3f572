import type { ImageAsset } from '../site/image.ts';
import type { Locale } from '../site/locales.ts';
import type { PostType } from '../site/pages.ts';

/** Categories of each post type, in the order of the filter (brief 8). */
export const CATEGORIES: Record<PostType, readonly string[]> = {
  newsroom: ['press', 'business', 'campus', 'esg', 'people'],
  notice: ['notice', 'public-notice', 'recruitment', 'site'],
  images: ['campus', 'facility', 'people', 'event'],
  videos: ['corporate', 'campus', 'service', 'people'],
  brochures: ['corporate', 'service', 'esg'],
};

/** A picture of an album, with its words. */
export interface AlbumPicture {
  image: ImageAsset;
  caption: string;
}

/** A film of our own: files beside each other in two sizes, captions in both languages. */
export interface Film {
  /** Seconds, read from the file. */
  duration: number;
  /** Widest first. */
  files: readonly { url: string; width: number; height: number; bytes: number }[];
  /** Addresses of the WebVTT files. */
  captions: Record<Locale, string>;
}

/** A PDF of a brochure. */
export interface PostPdf {
  locale: Locale;
  /** Below the site's root. */
  url: string;
  bytes: number;
  pages: number;
}

/** What a list shows of a post. */
export interface PostItem {
  id: string;
  category: string;
  /** ISO date, Seoul time: `2024-05-16`. */
  date: string;
  title: string;
  summary: string;
  image?: ImageAsset;
  /** Pictures in the album. */
  count?: number;
  film?: Film;
  /** A video elsewhere: a poster that links out, and its length in seconds. */
  external?: { url: string; duration: number };
  /** What a video says, a paragraph each: videos have no page of their own. */
  transcript?: readonly string[];
  /** The PDFs of a brochure, the page's own language first. */
  files?: readonly PostPdf[];
}

/** A line of the list index: an item with the text that in-list search looks through. */
export interface PostIndexEntry extends PostItem {
  /** `pc_content_text` and `mobile_content_text` of the post, case-folded (see `foldText`). */
  text: string;
}

export interface PostLink {
  id: string;
  title: string;
  date: string;
}

/** A whole post: the spec's content item (section 3) with its neighbours in date order. */
export interface Post extends PostItem {
  type: PostType;
  gallery?: readonly AlbumPicture[];
  pc_content: string;
  mobile_content: string;
  pc_content_text: string;
  mobile_content_text: string;
  /** The older and the newer post of the same type. */
  previous: PostLink | null;
  next: PostLink | null;
}
