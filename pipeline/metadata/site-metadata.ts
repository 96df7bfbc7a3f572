import type { Post } from '../../core/posts/post.ts';
import type { AssetPlace } from '../../core/site/image.ts';
import { LOCALES, type Locale, otherLocale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import type { Tokens } from '../../core/site/tokens.ts';
import type { PostSet } from '../content/post-sets.ts';
import { readTokens, readWords } from '../content/words.ts';
import type { BuildInputs } from '../inputs.ts';
import type { SharePicture } from './share-pictures.ts';

/** What feeds, manifests and structured data of one language are made of. */
export interface SiteMetadata {
  origin: string;
  /** Where the images are. */
  assets: AssetPlace;
  locale: Locale;
  tokens: Tokens;
  otherTokens: Tokens;
  /** The text under a key such as `menu:crumbs.company`. Throws for a key that is not there. */
  translate(key: string): string;
  /** A post's category as its list names it. */
  translateCategory(type: PostType, category: string): string;
  sets: readonly PostSet[];
  findPost(type: PostType, id: string): Post | undefined;
  pictures: ReadonlyMap<string, SharePicture>;
}

/** Reads the messages of both languages once. `pictures` are by their key in content/media/media.json. */
export function readSiteMetadata(
  { origin, assets }: BuildInputs,
  sets: readonly PostSet[],
  pictures: ReadonlyMap<string, SharePicture>,
): Readonly<Record<Locale, SiteMetadata>> {
  const sites = LOCALES.map((locale) => {
    const files = new Map<string, unknown>();
    const translate = (key: string) => {
      const [name = '', path = ''] = key.split(':');
      if (!files.has(name)) files.set(name, readWords(locale, name));
      const text = path.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], files.get(name));
      if (typeof text !== 'string') throw new Error(`locales/${locale}/${name}.json has no '${path}'`);
      return text;
    };
    const own = sets.filter((set) => set.locale === locale);
    const posts = new Map(own.flatMap((set) => set.posts.map((post) => [`${post.type}/${post.id}`, post] as const)));
    const site: SiteMetadata = {
      origin,
      assets,
      locale,
      tokens: readTokens(locale),
      otherTokens: readTokens(otherLocale(locale)),
      translate,
      translateCategory: (type, category) => translate(`${type}:categories.${category}`),
      sets: own,
      findPost: (type, id) => posts.get(`${type}/${id}`),
      pictures,
    };
    return [locale, site] as const;
  });
  return Object.fromEntries(sites) as Record<Locale, SiteMetadata>;
}
