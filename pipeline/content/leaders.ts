import type { ImageAsset } from '../../core/site/image.ts';
import { LEADER_GROUPS, type LeaderGroup } from '../../core/site/leaders.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { CONTENT } from '../paths.ts';
import { checkLeaders, type LeaderSource } from './check-leaders.ts';
import { readSource } from './read-source.ts';
import { readTokens } from './words.ts';

const json = (path: string) => JSON.parse(readSource(`${CONTENT}/${path}`));

/** content/leaders.json. Throws with every error at once. */
export function readLeaders(): LeaderSource[] {
  const leaders = json('leaders.json') as LeaderSource[];
  const images = json('media/media.json') as Record<string, unknown>;
  const errors = checkLeaders(leaders, (key) => key in images);
  if (errors.length > 0) throw new Error(`${errors.length} error(s) in the leaders:\n  ${errors.join('\n  ')}`);
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
        return {
          id,
          name: name[locale],
          // A Korean name is written without a space.
          ...(locale === 'ko' && name.ko.includes(' ') && { latinName: name.en }),
          title: title[locale],
          bio: bio[locale],
          ...(asset && { image: { ...asset, alt: { [locale]: asset.alt[locale] } } }),
        };
      }),
  }));
  return fillAll(groups, readTokens(locale)) as LeaderGroup[];
}
