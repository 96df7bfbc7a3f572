import { POST_CATEGORIES } from '#core/posts/post.ts';

/** Where the pipeline writes the index of a list. */
export function indexUrl(type: string, locale: string): string {
  return `/data/${type}.${locale}.json`;
}

export function isIndexUrl(pathname: string): boolean {
  const type = /^\/data\/(\w+)\.\w\w\.json$/.exec(pathname)?.[1];
  return type !== undefined && Object.hasOwn(POST_CATEGORIES, type);
}
