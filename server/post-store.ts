import { readFile } from 'node:fs/promises';
import type { PostIndex } from '../core/posts/list-posts.ts';
import { PAGE_SIZES } from '../core/site/constants.ts';
import { isPostId } from '../core/site/guard.ts';
import type { Locale } from '../core/site/locales.ts';
import { PAGES, type PostType } from '../core/site/pages.ts';
import { createFileHeaders } from './files/file-headers.ts';
import type { FileStore, StoredFile } from './files/file-store.ts';
import { createEncodedBodies, type EncodedBodies } from './responses/encoded-bodies.ts';

/** Gives the posts that the build wrote below `data/`. */
export interface PostStore {
  /** Undefined for an unknown type, empty for a type without a file. Rejects for a file that cannot be read. */
  getIndex(type: string, locale: Locale): Promise<PostIndex | undefined>;
  /** The JSON document of a post; undefined for a post without a file. Rejects for a file that cannot be read. */
  getPost(type: string, locale: Locale, id: string): Promise<EncodedBodies | undefined>;
}

const TYPES = new Set<string>(PAGES.flatMap(({ posts }) => (posts ? [posts.type] : [])));

/**
 * A list index is parsed once for each version of its file. A post's file is the answer itself: it is sent as the build wrote and
 * compressed it.
 * @param root Folder of the site.
 */
export function openPostStore(root: string, files: FileStore): PostStore {
  const indexes = new WeakMap<StoredFile, PostIndex>();
  const readBody = async (file: StoredFile, path: string) => file.bodies?.identity.body ?? (await readFile(`${root}/${path}`));
  return {
    async getIndex(type, locale) {
      if (!isPostType(type)) return undefined;
      const path = `data/${type}.${locale}.json`;
      const file = await files.find(path);
      if (!file) return { type, pageSize: PAGE_SIZES[type], posts: [] };
      const parsed = indexes.get(file);
      if (parsed) return parsed;
      const index = JSON.parse((await readBody(file, path)).toString()) as PostIndex;
      indexes.set(file, index);
      return index;
    },
    async getPost(type, locale, id) {
      if (!isPostType(type) || !isPostId(id)) return undefined;
      const path = `data/${type}/${id}.${locale}.json`;
      const file = await files.find(path);
      if (!file) return undefined;
      return file.bodies ?? createEncodedBodies({ identity: await readBody(file, path) }, createFileHeaders(path));
    },
  };
}

const isPostType = (type: string): type is PostType => TYPES.has(type);
