import type { ImageAsset } from '../../core/site/image.ts';
import { LEADER_GROUPS, type LeaderGroup } from '../../core/site/leaders.ts';
import type { Locale } from '../../core/site/locales.ts';
import { fillAll } from '../../core/site/tokens.ts';
import { readContentFile } from './content-files.ts';
import { readTokens } from './words.ts';

/** The groups of the leadership page in one locale, in the page's order. */
export function leaderGroups(locale: Locale, imageOf: (key: string) => ImageAsset | undefined): LeaderGroup[] {
  const leaders = readContentFile('leaders.json');
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
