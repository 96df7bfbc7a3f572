import type { FastifyInstance } from 'fastify';
import { listPosts } from '../../../core/posts/list-posts.ts';
import { readListQuery } from '../../../core/posts/list-query.ts';
import type { PostType } from '../../../core/site/pages.ts';
import type { PostStore } from '../../post-store.ts';
import { sendProblem } from '../../problem.ts';
import { paramsOf, readLocale } from '../../request-params.ts';

interface Params {
  type: string;
  id: string;
}

/** `GET /posts/{type}` and `GET /posts/{type}/{id}` (design 6). `locale` is required; faults are named all at once. */
export function registerPosts(api: FastifyInstance, store: PostStore): void {
  api.get<{ Params: Params }>('/posts/:type', (request, reply) => {
    const params = paramsOf(request.url);
    const { type } = request.params;
    const { locale, faults } = readLocale(params);
    const index = store.index(type, locale);
    if (!index) return sendProblem(reply, { status: 404, title: 'Not Found', detail: `There are no posts of type '${type}'.` });
    const read = readListQuery(type as PostType, params);
    faults.push(...read.faults.map(({ parameter, cure }) => ({ pointer: parameter, detail: `give ${cure}` })));
    if (faults.length > 0)
      return sendProblem(reply, { status: 400, title: 'Bad Request', detail: 'Some parameters cannot be used.', errors: faults });
    return reply.header('cache-control', 'no-cache').send(listPosts(index, read.query));
  });

  api.get<{ Params: Params }>('/posts/:type/:id', async (request, reply) => {
    const { type, id } = request.params;
    const { locale, faults } = readLocale(paramsOf(request.url));
    if (faults.length > 0) return sendProblem(reply, { status: 400, title: 'Bad Request', errors: faults });
    const post = await store.post(type, locale, id);
    if (!post) return sendProblem(reply, { status: 404, title: 'Not Found', detail: `There is no post '${id}' of type '${type}'.` });
    return reply.header('cache-control', 'no-cache').send(post);
  });
}
