/** The groups of the results page, in its order. `library` is images, videos and brochures. */
export const SEARCH_GROUPS = ['pages', 'newsroom', 'library', 'notice'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Text split at its hits: the members with odd indexes are hits. `['The ', 'Songdo', ' campus']`. */
export type Highlighted = readonly string[];

export interface SearchHit {
  group: SearchGroup;
  /** Path of the page, with the fragment of its part where there is one. */
  href: string;
  title: Highlighted;
  excerpt: Highlighted;
  /** Of a post: the display names of its type and category, and its ISO date. */
  post?: { type: string; category: string; date: string };
}

/** The parameters of `GET /api/v1/search` (spec 7). */
export interface SearchQuery {
  q: string;
  /** Only this group, in pages; without it, the best hits of each group. */
  type?: SearchGroup;
  /** From 1; with `type` only. */
  page?: number;
}

/** The answer of `GET /api/v1/search`, from the server and, offline, from the service worker. */
export interface SearchAnswer {
  q: string;
  total: number;
  /** Words of `q` that the best hit lacks, as typed: where nothing has all words, what has most of them is shown. */
  leftOut?: readonly string[];
  /** Those that have hits: first that of a post whose title is `q`, then in the order of `SEARCH_GROUPS`. With `type`, that one only. */
  groups: readonly { group: SearchGroup; total: number; hits: readonly SearchHit[] }[];
  page: number;
  pageCount: number;
  /** Set by the service worker when its index lacks posts older than this ISO date. */
  since?: string;
}
