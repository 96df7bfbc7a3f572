import { type FamilySites, LEADER_GROUPS, type LeaderGroup, type Popup } from '../../core/site/content.ts';
import type { ImageAsset } from '../../core/site/image.ts';
import { LANGUAGES, type Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import { fillAll, fillTokens } from '../../core/site/tokens.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readContentFile, readTokens } from './content-files.ts';

/** The family sites in the footer, named from the group's root: Korean joins without a space. */
export function affiliateLinks(locale: Locale): FamilySites {
  const { home, categories } = readContentFile('affiliates.json');
  const tokens = readTokens(locale);
  const root = tokens.groupRoot ?? '';
  const base = home.href.replace(/group$/, 'family/');
  return {
    home: { name: fillTokens(home[locale], tokens), href: home.href },
    count: categories.reduce((sum, category) => sum + category.affiliates.length, 0),
    categories: categories.map((category) => ({
      id: category.id,
      name: category[locale],
      links: category.affiliates.map((one) => ({
        name: `${root}${LANGUAGES[locale].script === 'Hangul' ? '' : ' '}${one[locale]}`,
        href: `${base}${one.slug}`,
      })),
    })),
  };
}

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
          title: title[locale],
          bio: bio[locale],
          ...(asset && { image: { ...asset, alt: { [locale]: asset.alt[locale] } } }),
        };
      }),
  }));
  return fillAll(groups, readTokens(locale)) as LeaderGroup[];
}

export function readPopups(locale: Locale): Popup[] {
  const tokens = readTokens(locale);
  return readContentFile('popups.json').map(({ id, start, end, title, body, link }) => {
    const [type, post] = link?.split('/') ?? [];
    const detail = type && getPostPages(type as PostType).detail;
    return {
      id,
      start: Date.parse(start),
      ...(end !== undefined && { end: Date.parse(end) }),
      title: fillTokens(title[locale], tokens),
      body: fillTokens(body[locale], tokens),
      ...(detail && { href: hrefFor(locale, detail.id, { id: post }) }),
    };
  });
}
