import type { ImageAsset } from './image.ts';

// What the build makes of files in content/ for pages: leaders, companies of the group, popups.

/** The groups of the leadership page, in its order; their headings are words of `leadership`. */
export const LEADER_GROUPS = ['executive', 'syracuse'] as const;

export type LeaderGroupId = (typeof LEADER_GROUPS)[number];

/** Made by the build from content/leaders.json; without an image the fallback picture is shown. */
export interface Leader {
  id: string;
  name: string;
  title: string;
  bio: string;
  image?: ImageAsset;
}

export interface LeaderGroup {
  id: LeaderGroupId;
  leaders: Leader[];
}

/** The companies of the group, which the build reads from content/affiliates.json. */
export interface FamilySites {
  home: { name: string; href: string };
  count: number;
  categories: { id: string; name: string; links: { name: string; href: string }[] }[];
}

/** A popup of content/popups.json (spec 2), as a page gets it: one locale's words. */
export interface Popup {
  id: string;
  /** Milliseconds since the epoch; shown from `start` until just before `end`, or, where there is none, for good. */
  start: number;
  end?: number;
  title: string;
  body: string;
  /** Address of the post it leads to. */
  href?: string;
}

/** The popups that are due at a moment, in the file's order. */
export function listDuePopups<T extends Pick<Popup, 'start' | 'end'>>(popups: readonly T[], now: number): T[] {
  return popups.filter(({ start, end }) => start <= now && (end === undefined || now < end));
}
