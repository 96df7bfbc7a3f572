import type { LeaderGroup } from '#core/site/leaders.ts';
import type { Locale } from '#core/site/locales.ts';

const chunks: Record<Locale, () => Promise<{ default: LeaderGroup[] }>> = {
  en: () => import('site:leaders/en'),
  ko: () => import('site:leaders/ko'),
};

export async function loadLeaders(locale: Locale): Promise<LeaderGroup[]> {
  return (await chunks[locale]()).default;
}
