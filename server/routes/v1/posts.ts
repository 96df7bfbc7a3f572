import type { FastifyInstance } from 'fastify';
import { createParameterProblem } from '../../../core/api/parameter-problem.ts';
import { listPosts } from '../../../core/posts/list-posts.ts';
import { readListQuery } from '../../../core/posts/list-query.ts';
import type { PostType } from '../../../core/site/pages.ts';
import type { PostStore } from '../../post-store.ts';
import { sendProblem } from '../../problem.ts';
import { readLocale, readSearchParams } from '../../request-params.ts';
import { sendEncodedBody, sendJson } from '../../responses/encoded-bodies.ts';
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
