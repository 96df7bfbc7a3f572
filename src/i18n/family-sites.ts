import { familySites } from 'site:affiliates';
import type { Locale } from '#core/site/locales.ts';

/** The group's companies with their names filled in, made by the build from content/affiliates.json. */
export interface FamilySites {
  home: { name: string; href: string };
  count: number;
  categories: { id: string; name: string; links: { name: string; href: string }[] }[];
}

const chunks: Record<Locale, () => Promise<{ default: FamilySites }>> = {
  en: () => import('site:affiliates/en'),
  ko: () => import('site:affiliates/ko'),
};

export async function loadFamilySites(locale: Locale): Promise<FamilySites> {
  return (await chunks[locale]()).default;
}

/** For the prerenderer, which has them at hand; a browser's bundle holds none. */
export function prerenderedSites(locale: Locale): FamilySites {
  return familySites(locale);
}
