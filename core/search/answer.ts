/** The groups of the results page, in its order (brief 4.27). Images, videos and brochures are the library. */
export const SEARCH_GROUPS = ['pages', 'newsroom', 'library', 'notice'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Text with its hits: every second member, from the second on, is one. `['The ', 'Songdo', ' campus']`. */
export type Highlighted = readonly string[];

export interface SearchHit {
  group: SearchGroup;
  /** Address on our origin, with the part of the page where there is one. */
  href: string;
  title: Highlighted;
  excerpt: Highlighted;
  /** Of a post: ISO date, and what the lists call its type and category, in words. */
  post?: { type: string; category: string; date: string };
}

/** What is asked of `GET /api/v1/search` (design 6). */
export interface SearchQuery {
  q: string;
  /** Only this group, paged; without it, the best of each. */
  type?: SearchGroup;
  /** From 1; with `type` only. */
  page?: number;
}

/** The answer of `GET /api/v1/search`, by the server and by the worker offline alike. */
export interface SearchAnswer {
  q: string;
  /** Hits in all groups. */
  total: number;
  /** Every group with a hit, in the order of `SEARCH_GROUPS`, or with `type` that one alone, if it has any; hits best first. */
  groups: readonly { group: SearchGroup; total: number; hits: readonly SearchHit[] }[];
  page: number;
  pageCount: number;
  /** The index held offline has not every post: those since this ISO date, and all pages. */
  since?: string;
}
