import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PostIndex } from '../core/posts/list-posts.ts';
import type { Post } from '../core/posts/post.ts';
import { PAGE_SIZES } from '../core/site/constants.ts';
import { isPostId } from '../core/site/guard.ts';
import type { Locale } from '../core/site/locales.ts';
import { PAGES, type PostType } from '../core/site/pages.ts';
import { isFileMissing } from './is-file-missing.ts';

/** Reads the posts that the build wrote. */
export interface PostStore {
  /** Undefined for an unknown type, empty for a type without a file. Throws for a file that cannot be read. */
  getIndex(type: string, locale: Locale): PostIndex | undefined;
  /** Undefined for a post without a file. Rejects for a file that cannot be read. */
  readPost(type: string, locale: Locale, id: string): Promise<Post | undefined>;
}

const TYPES = new Set<string>(PAGES.flatMap(({ posts }) => (posts ? [posts.type] : [])));

/** List indexes are cached after the first read; posts are read for each request. */
export function openPostStore(dataDir: string): PostStore {
  const indexes = new Map<string, PostIndex>();
  return {
    getIndex(type, locale) {
      if (!isPostType(type)) return undefined;
      const key = `${type}.${locale}`;
      const cached = indexes.get(key);
      if (cached) return cached;
      const index = readIndex(`${dataDir}/${key}.json`);
      // Not cached, since the file may be missing only while a new build is copied into place.
      if (!index) return { type, pageSize: PAGE_SIZES[type], posts: [] };
      indexes.set(key, index);
      return index;
    },
    async readPost(type, locale, id) {
      if (!isPostType(type) || !isPostId(id)) return undefined;
      try {
        return JSON.parse(await readFile(`${dataDir}/${type}/${id}.${locale}.json`, 'utf8')) as Post;
      } catch (error) {
        if (isFileMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

const isPostType = (type: string): type is PostType => TYPES.has(type);

function readIndex(path: string): PostIndex | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PostIndex;
  } catch (error) {
    if (isFileMissing(error)) return undefined;
    throw error;
  }
}
