import { LEADER_GROUPS, type LeaderGroupId } from '../../core/site/leaders.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { didYouMean } from './nearest.ts';

export interface LeaderSource {
  /** Part of the profile's address: `#leader-{id}`. */
  id: string;
  group: LeaderGroupId;
  name: Record<Locale, string>;
  title: Record<Locale, string>;
  bio: Record<Locale, string>;
  /** Key of content/media/media.json; without one the fallback picture is shown. */
  image?: string;
}

const FILE = 'content/leaders.json';

/** Every error of content/leaders.json, each with its place and a hint. */
export function checkLeaders(
  leaders: readonly Partial<LeaderSource>[],
  isImage: (key: string) => boolean,
  images: readonly string[] = [],
): string[] {
  const errors: string[] = [];
  const seen = new Set<string>();
  leaders.forEach((leader, at) => {
    const { id = '', group, image } = leader;
    const place = `${FILE}, ${id ? `'${id}'` : `entry ${at + 1}`}`;
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) errors.push(`${place}: an id has lower-case letters, digits and hyphens`);
    else if (seen.has(id)) errors.push(`${place}: the id is used twice; give one of them another`);
    seen.add(id);
    if (!LEADER_GROUPS.some((known) => known === group))
      errors.push(`${place}: no group '${group}'; use one of ${LEADER_GROUPS.join(', ')}${didYouMean(String(group), LEADER_GROUPS)}`);
    for (const field of ['name', 'title', 'bio'] as const)
      for (const locale of LOCALES)
        if (!leader[field]?.[locale]?.trim()) errors.push(`${place}: ${field}.${locale} is missing; every profile is in both languages`);
    if (image !== undefined && !isImage(image))
      errors.push(`${place}: image '${image}' is not in content/media/media.json${didYouMean(image, images)}`);
  });
  return errors;
}
