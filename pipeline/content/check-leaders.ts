import { LOCALES, type Locale } from '../../core/site/locales.ts';

/** The groups of the leadership page, in its order; their headings are words of `leadership`. */
export const LEADER_GROUPS = ['executive', 'syracuse'] as const;

export interface LeaderSource {
  /** Part of the profile's address: `#leader-{id}`. */
  id: string;
  group: (typeof LEADER_GROUPS)[number];
  name: Record<Locale, string>;
  title: Record<Locale, string>;
  bio: Record<Locale, string>;
  /** Key of content/media/media.json; without one the fallback picture is shown. */
  image?: string;
}

const FILE = 'content/leaders.json';

/** Every fault of content/leaders.json, each with its place and its cure. */
export function checkLeaders(leaders: readonly Partial<LeaderSource>[], isImage: (key: string) => boolean): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  leaders.forEach((leader, at) => {
    const { id = '', group, image } = leader;
    const place = `${FILE}, ${id ? `'${id}'` : `entry ${at + 1}`}`;
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) faults.push(`${place}: an id has lower-case letters, digits and hyphens`);
    else if (seen.has(id)) faults.push(`${place}: the id is used twice; give one of them another`);
    seen.add(id);
    if (!LEADER_GROUPS.some((known) => known === group))
      faults.push(`${place}: no group '${group}'; use one of ${LEADER_GROUPS.join(', ')}`);
    for (const field of ['name', 'title', 'bio'] as const)
      for (const locale of LOCALES)
        if (!leader[field]?.[locale]?.trim()) faults.push(`${place}: ${field}.${locale} is missing; every profile is in both languages`);
    if (image !== undefined && !isImage(image)) faults.push(`${place}: image '${image}' is not in content/media/media.json`);
  });
  return faults;
}
