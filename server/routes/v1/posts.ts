import type { FastifyInstance } from 'fastify';
import { createParameterProblem } from '../../../core/api/problem.ts';
import { listPosts, type PostIndex, readListQuery } from '../../../core/posts/list-posts.ts';
import { isPostType } from '../../../core/posts/post.ts';
import { PAGE_SIZES } from '../../../core/site/constants.ts';
import { isPostId } from '../../../core/site/guard.ts';
import type { Locale } from '../../../core/site/locales.ts';
import type { PostType } from '../../../core/site/pages.ts';
import type { CurrentRelease } from '../../current-release.ts';
import { type SiteFile, sendFile } from '../../files/site-file.ts';
import { sendProblem } from '../../problem.ts';
import { sendJson } from '../../responses/encoding.ts';
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
    const post = store.getPost(type, locale, id);
    if (!post) return sendProblem(reply, { status: 404, title: 'Not Found', detail: `There is no post '${id}' of type '${type}'.` });
    return sendFile(request, reply, post);
  });
}

/** Gives the posts that the build wrote below `data/`. */
export type PostStore = ReturnType<typeof openPostStore>;

/** Parses the index of a list once for each release. The file of a post is the answer, as the build compressed it. */
export function openPostStore(current: CurrentRelease) {
  const indexes = new WeakMap<SiteFile, PostIndex>();
  return {
    /** Undefined for an unknown type, empty for a type without a file. Rejects for a file that cannot be read. */
    async getIndex(type: string, locale: Locale): Promise<PostIndex | undefined> {
      if (!isPostType(type)) return undefined;
      const file = current.release.find(`/data/${type}.${locale}.json`);
      if (!file) return { type, pageSize: PAGE_SIZES[type], posts: [] };
      const index = indexes.get(file) ?? (JSON.parse((await file.read()).toString()) as PostIndex);
      indexes.set(file, index);
      return index;
    },
    /** The JSON document of a post, if there is one. */
    getPost: (type: string, locale: Locale, id: string): SiteFile | undefined =>
      isPostType(type) && isPostId(id) ? current.release.find(`/data/${type}/${id}.${locale}.json`) : undefined,
  };
}
