import { readFileSync } from 'node:fs';
import type { ImageAsset } from '../../core/site/image.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { CONTENT } from '../paths.ts';
import { checkLeaders, LEADER_GROUPS, type LeaderSource } from './check-leaders.ts';
import { readTokens } from './words.ts';

export interface LeaderGroup {
  id: string;
  leaders: { id: string; name: string; title: string; bio: string; image?: ImageAsset }[];
}

const json = (path: string) => JSON.parse(readFileSync(`${CONTENT}/${path}`, 'utf8'));

/** content/leaders.json. Throws with every fault at once. */
export function readLeaders(): LeaderSource[] {
  const leaders = json('leaders.json') as LeaderSource[];
  const images = json('media/media.json') as Record<string, unknown>;
  const faults = checkLeaders(leaders, (key) => key in images);
  if (faults.length > 0) throw new Error(`${faults.length} fault(s) in the leaders:\n  ${faults.join('\n  ')}`);
  return leaders;
}

/** The groups of the leadership page in one locale, in the page's order. */
export function leaderGroups(locale: Locale, imageOf: (key: string) => ImageAsset | undefined): LeaderGroup[] {
  const leaders = readLeaders();
  const groups = LEADER_GROUPS.map((group) => ({
    id: group,
    leaders: leaders
      .filter((leader) => leader.group === group)
      .map(({ id, name, title, bio, image }) => {
        const asset = image && imageOf(image);
        return { id, name: name[locale], title: title[locale], bio: bio[locale], ...(asset && { image: asset }) };
      }),
  }));
  return fillAll(groups, readTokens(locale)) as LeaderGroup[];
}
