import type { Post } from '../../core/posts/post.ts';
import { getPage, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { pictureKeyOf, type SharePicture } from './share-pictures.ts';
import type { SiteMetadata } from './site-metadata.ts';

/** What search engines, feeds and shared links are told of one document. */
export interface PageMetadata {
  page: Page;
  /** The whole address, without query and hash. */
  url: string;
  /** The page's own title, without the company's name. */
  title: string;
  description: string;
  picture: SharePicture;
  post?: Post;
}

/** Throws for a post that is not there. */
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
