import type { FastifyInstance } from 'fastify';
import { readSearchQuery } from '../../../core/search/read-search-query.ts';
import { search } from '../../../core/search/search.ts';
import { sendProblem } from '../../problem.ts';
import { paramsOf, readLocale } from '../../request-params.ts';
import type { SearchStore } from '../../search-store.ts';

/** `GET /search` (design 6). `locale` and `q` are required; faults are named all at once. */
export function registerSearch(api: FastifyInstance, store: SearchStore): void {
  // Whoever searches first should not wait for the index.
  api.addHook('onListen', () => {
    void store.warm();
  });
  api.get('/search', async (request, reply) => {
    const params = paramsOf(request.url);
    const { locale, faults } = readLocale(params);
    const read = readSearchQuery(params);
    faults.push(...read.faults.map(({ parameter, cure }) => ({ pointer: parameter, detail: `give ${cure}` })));
    if (faults.length > 0)
      return sendProblem(reply, { status: 400, title: 'Bad Request', detail: 'Some parameters cannot be used.', errors: faults });
    return reply.header('cache-control', 'no-cache').send(search(await store.index(locale), read.query));
  });
}
