import type { AssetPlace } from '../../core/site/image.ts';
import { LOCALES, type Locale, otherLocale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import type { Tokens } from '../../core/site/tokens.ts';
import type { PostSet } from '../content/posts.ts';
import { readTokens, readWords } from '../content/words.ts';
import type { BuildInputs } from '../inputs.ts';
import type { SharePicture } from './share-pictures.ts';

/** What is told to machines in one language is made of this. */
export interface FoundSite {
  origin: string;
  /** Where the images are. */
  assets: AssetPlace;
  locale: Locale;
  tokens: Tokens;
  otherTokens: Tokens;
  /** The word under a key such as `menu:crumbs.company`. Throws for a key that is not there. */
  word(key: string): string;
  /** A post's category as its list names it. */
  category(type: PostType, category: string): string;
  sets: readonly PostSet[];
  pictures: ReadonlyMap<string, SharePicture>;
}

/** Reads the words of both languages once. `pictures` are by their key in content/media/media.json. */
export function readSites(
  { origin, assets }: BuildInputs,
  sets: readonly PostSet[],
  pictures: ReadonlyMap<string, SharePicture>,
): Readonly<Record<Locale, FoundSite>> {
  const sites = LOCALES.map((locale) => {
    const files = new Map<string, unknown>();
    const word = (key: string) => {
      const [name = '', path = ''] = key.split(':');
      if (!files.has(name)) files.set(name, readWords(locale, name));
      const found = path.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], files.get(name));
      if (typeof found !== 'string') throw new Error(`locales/${locale}/${name}.json has no '${path}'`);
      return found;
    };
    const site: FoundSite = {
      origin,
      assets,
      locale,
      tokens: readTokens(locale),
      otherTokens: readTokens(otherLocale(locale)),
      word,
      category: (type, category) => word(`${type}:categories.${category}`),
      sets: sets.filter((set) => set.locale === locale),
      pictures,
    };
    return [locale, site] as const;
  });
  return Object.fromEntries(sites) as Record<Locale, FoundSite>;
}
