import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PostIndex } from '../core/posts/list-posts.ts';
import type { Post } from '../core/posts/post.ts';
import { isPostId } from '../core/site/guard.ts';
import type { Locale } from '../core/site/locales.ts';
import { PAGES, type PostType } from '../core/site/pages.ts';

/** The posts as the pipeline wrote them. */
export interface PostStore {
  /** Undefined for a type that has no posts at all. */
  index(type: string, locale: Locale): PostIndex | undefined;
  post(type: string, locale: Locale, id: string): Promise<Post | undefined>;
}

const TYPES = new Set<string>(PAGES.flatMap(({ posts }) => (posts ? [posts.type] : [])));

/** Indexes are read once and kept; single posts are read when asked for. */
export function openPostStore(dataDir: string): PostStore {
  const indexes = new Map<string, PostIndex>();
  return {
    index(type, locale) {
      if (!TYPES.has(type)) return undefined;
      const key = `${type}.${locale}`;
      const known = indexes.get(key);
      if (known) return known;
      const index = readIndex(`${dataDir}/${key}.json`) ?? { type: type as PostType, pageSize: 12, posts: [] };
      indexes.set(key, index);
      return index;
    },
    async post(type, locale, id) {
      if (!TYPES.has(type) || !isPostId(id)) return undefined;
      const text = await readFile(`${dataDir}/${type}/${id}.${locale}.json`, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as Post);
    },
  };
}

function readIndex(path: string): PostIndex | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PostIndex;
  } catch {
    return undefined;
  }
}
