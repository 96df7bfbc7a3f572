import type { ImageAsset } from './image.ts';

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
