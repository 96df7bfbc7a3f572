import type { Post } from '../../core/posts/post.ts';
import type { AssetPlace } from '../../core/site/image.ts';
import { LOCALES, type Locale, otherLocales } from '../../core/site/locales.ts';
import { getPage, type Page, type PostType } from '../../core/site/pages.ts';
import type { Tokens } from '../../core/site/tokens.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readNamespace, readTokens } from '../content/content-files.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { BuildInputs } from '../inputs.ts';
import { pictureKeyOf, type SharePicture } from '../media/share-pictures.ts';

/** What feeds, manifests and structured data of one language are made of. */
export interface SiteMetadata {
  origin: string;
  assets: AssetPlace;
  locale: Locale;
  tokens: Tokens;
  otherNames: string | string[];
  /** The text under a key such as `menu:crumbs.company`. Throws for a key that is not there. */
  translate(key: string): string;
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
      if (!files.has(name)) files.set(name, readNamespace(locale, name));
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
      otherNames: namesIn(otherLocales(locale)),
      translate,
      translateCategory: (type, category) => translate(`${type}:filters.category.values.${category}`),
      sets: own,
      findPost: (type, id) => posts.get(`${type}/${id}`),
      pictures,
    };
    return [locale, site] as const;
  });
  return Object.fromEntries(sites) as Record<Locale, SiteMetadata>;
}

function namesIn(locales: readonly Locale[]): string | string[] {
  const names = locales.map((locale) => readTokens(locale).company as string);
  return names.length === 1 ? (names[0] as string) : names;
}

/** What search engines, feeds and shared links are told of one document. */
export interface PageMetadata {
  page: Page;
  url: string;
  /** The page's own title, without the company's name. */
  title: string;
  description: string;
  picture: SharePicture;
  post?: Post;
}

export function getPageMetadata(site: SiteMetadata, page: Page, id?: string): PageMetadata {
  const { origin, locale, pictures } = site;
  const post = page.posts && id ? site.findPost(page.posts.type, id) : undefined;
  if (page.posts && id && !post) throw new Error(`'${page.id}' has no post '${id}' in ${locale}`);
  const key = pictureKeyOf(page, post);
  const picture = pictures.get(key);
  if (!picture) throw new Error(`'${page.id}' has no picture to share: '${key}' was not made`);
  // A page of the site map is named by its year.
  const ofYear = (text: string) => text.replace('{when}', id ?? '');
  return {
    page,
    url: origin + hrefFor(locale, getPage(page.id).id, id ? { id } : {}),
    title: post?.title ?? ofYear(site.translate(`meta:pages.${page.id}.title`)),
    description: post?.summary ?? ofYear(site.translate(`meta:pages.${page.id}.description`)),
    picture,
    ...(post && { post }),
  };
}
