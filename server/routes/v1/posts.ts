import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createParameterProblem } from '../../../core/api/problem.ts';
import { listPosts, type PostIndex } from '../../../core/posts/list-posts.ts';
import { readListQuery } from '../../../core/posts/list-query.ts';
import { PAGE_SIZES } from '../../../core/site/constants.ts';
import { isPostId } from '../../../core/site/guard.ts';
import type { Locale } from '../../../core/site/locales.ts';
import { PAGES, type PostType } from '../../../core/site/pages.ts';
import { createFileHeaders, type FileStore, type StoredFile } from '../../files/file-store.ts';
import { sendProblem } from '../../problem.ts';
import { createEncodedBodies, type EncodedBodies, sendEncodedBody, sendJson } from '../../responses/encoded-bodies.ts';
import { readLocale, readSearchParams } from '../schema.ts';
import { LIST_SCHEMA, POST_SCHEMA, POST_SCHEMAS } from './post-schemas.ts';

interface Params {
  type: string;
  id: string;
}

/** Registers `GET /posts/{type}` and `GET /posts/{type}/{id}` (spec 7). `locale` is required; errors are reported all at once. */
export function registerPosts(api: FastifyInstance, store: PostStore): void {
  for (const [$id, schema] of Object.entries(POST_SCHEMAS)) api.addSchema({ $id, ...schema });
  api.get<{ Params: Params }>('/posts/:type', { schema: LIST_SCHEMA }, async (request, reply) => {
    const params = readSearchParams(request.url);
    const { type } = request.params;
    const { locale, errors } = readLocale(params);
    const index = await store.getIndex(type, locale);
    if (!index) return sendProblem(reply, { status: 404, title: 'Not Found', detail: `There are no posts of type '${type}'.` });
    const parsed = readListQuery(type as PostType, params);
    errors.push(...parsed.errors);
    if (errors.length > 0) return sendProblem(reply, createParameterProblem(errors));
    return sendJson(request, reply, JSON.stringify(listPosts(index, parsed.query)));
  });

  api.get<{ Params: Params }>('/posts/:type/:id', { schema: POST_SCHEMA }, async (request, reply) => {
    const { type, id } = request.params;
    const { locale, errors } = readLocale(readSearchParams(request.url));
    if (errors.length > 0) return sendProblem(reply, createParameterProblem(errors));
    const post = await store.getPost(type, locale, id);
    if (!post) return sendProblem(reply, { status: 404, title: 'Not Found', detail: `There is no post '${id}' of type '${type}'.` });
    return sendEncodedBody(request, reply, post);
  });
}

/** Gives the posts that the build wrote below `data/`. */
export interface PostStore {
  /** Undefined for an unknown type, empty for a type without a file. Rejects for a file that cannot be read. */
  getIndex(type: string, locale: Locale): Promise<PostIndex | undefined>;
  /** The JSON document of a post; undefined for a post without a file. Rejects for a file that cannot be read. */
  getPost(type: string, locale: Locale, id: string): Promise<EncodedBodies | undefined>;
}

const TYPES = new Set<string>(PAGES.flatMap(({ posts }) => (posts ? [posts.type] : [])));

/** Parses a list index once for each version of its file below `root`. A post's file is the answer, as the build compressed it. */
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
