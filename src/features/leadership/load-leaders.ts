import { leaderGroups } from 'site:leaders';
import type { ImageAsset } from '#core/site/image.ts';
import type { Locale } from '#core/site/locales.ts';

/** Made by the build from content/leaders.json; without an image the fallback picture is shown (spec 3). */
export interface Leader {
  id: string;
  name: string;
  title: string;
  bio: string;
  image?: ImageAsset;
}

export interface LeaderGroup {
  id: string;
  leaders: Leader[];
}

const chunks: Record<Locale, () => Promise<{ default: LeaderGroup[] }>> = {
  en: () => import('site:leaders/en'),
  ko: () => import('site:leaders/ko'),
};

export async function loadLeaders(locale: Locale): Promise<LeaderGroup[]> {
  return (await chunks[locale]()).default;
}

/** For the prerenderer, which has them at hand; a browser's bundle holds none. */
export function prerenderedLeaders(locale: Locale): LeaderGroup[] {
  return leaderGroups(locale);
}
