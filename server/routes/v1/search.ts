import type { FastifyInstance } from 'fastify';
import { createParameterProblem } from '../../../core/api/problem.ts';
import { MAX_QUERY_LENGTH } from '../../../core/posts/list-posts.ts';
import { SEARCH_GROUPS, type SearchAnswer, type SearchHit } from '../../../core/search/answer.ts';
import { readSearchQuery } from '../../../core/search/read-search-query.ts';
import { search } from '../../../core/search/search.ts';
import type { SearchDocuments } from '../../../core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '../../../core/search/search-index.ts';
import { LOCALES, type Locale } from '../../../core/site/locales.ts';
import type { RequestRate } from '../../config.ts';
import type { CurrentRelease } from '../../current-release.ts';
import type { SiteFile } from '../../files/site-file.ts';
import { sendProblem } from '../../problem.ts';
import { createRequestCounter, createTooMany } from '../../request-checks.ts';
import { sendJson } from '../../responses/encoding.ts';
import {
  count,
  date,
  json,
  LOCALE,
  listOf,
  objectOf,
  oneOf,
  optional,
  parameters,
  problem,
  RETRY_AFTER,
  readLocale,
  readSearchParams,
  ref,
  text,
} from '../schema.ts';

const HIGHLIGHTED = { ...listOf(text()), description: 'Text in parts: every second one, from the second on, is a hit.' };
const SEARCH_HIT = objectOf<SearchHit>({
  group: oneOf(SEARCH_GROUPS),
  href: text('On this origin.'),
  title: HIGHLIGHTED,
  excerpt: HIGHLIGHTED,
  post: optional(objectOf<NonNullable<SearchHit['post']>>({ type: text(), category: text(), date })),
});
const SEARCH_ANSWER = objectOf<SearchAnswer>({
  q: text(),
  total: count(),
  leftOut: optional({ ...listOf(text()), description: 'Words that the best hit lacks, where nothing has all.' }),
  groups: listOf(objectOf<SearchAnswer['groups'][number]>({ group: oneOf(SEARCH_GROUPS), total: count(), hits: listOf(ref('SearchHit')) })),
  page: count(1),
  pageCount: count(),
  since: optional(date),
});
const SCHEMA = {
  operationId: 'search',
  summary: 'Pages and posts that hold some words',
  querystring: parameters(
    {
      locale: LOCALE,
      q: { type: 'string', minLength: 1, maxLength: MAX_QUERY_LENGTH },
      type: oneOf(SEARCH_GROUPS, 'This group alone, paged; without it, the best of each.'),
      page: { ...count(1), default: 1, description: 'With `type` only.' },
    },
    ['locale', 'q'],
  ),
  response: {
    200: json('What was found.', SEARCH_ANSWER),
    400: problem('Parameters that cannot be used.'),
    429: problem('Too many from one address.', RETRY_AFTER),
  },
};

/** Registers `GET /search` (spec 7). Errors are reported all at once; 429 with Retry-After for too many from one address. */
export function registerSearch(api: FastifyInstance, store: SearchStore, rate: RequestRate): void {
  // So that the first search does not have to wait for the index.
  api.addHook('onListen', async () => {
    for (const locale of LOCALES) await store.getIndex(locale).catch(() => undefined);
  });
  api.addSchema({ $id: 'SearchHit', ...SEARCH_HIT });
  api.register(async (scope) => {
    const countRequest = await createRequestCounter(scope, rate);
    scope.get('/search', { schema: SCHEMA }, async (request, reply) => {
      const seconds = await countRequest(request);
      if (seconds !== undefined) {
        const { problem } = createTooMany(`search ${rate.max} times`, rate, seconds);
        return sendProblem(reply.header('retry-after', seconds), problem);
      }
      const params = readSearchParams(request.url);
      const { locale, errors } = readLocale(params);
      const parsed = readSearchQuery(params);
      errors.push(...parsed.errors);
      if (errors.length > 0) return sendProblem(reply, createParameterProblem(errors));
      return sendJson(request, reply, JSON.stringify(search(await store.getIndex(locale), parsed.query)));
    });
  });
}

export type SearchStore = ReturnType<typeof openSearchStore>;

/** Builds a search index from the documents of a release, and keeps it while the release is in place. */
export function openSearchStore(current: CurrentRelease) {
  const indexes = new WeakMap<SiteFile, Promise<SearchIndex>>();
  return {
    /** Rejects when the build wrote no documents for the locale. */
    async getIndex(locale: Locale): Promise<SearchIndex> {
      const file = current.release.find(`/data/search.${locale}.json`);
      if (!file) throw new Error(`The build has no documents to search in for ${locale}: run npm run build`);
      const cached = indexes.get(file);
      if (cached) return cached;
      const built = file.read().then((text) => buildSearchIndex(JSON.parse(text.toString()) as SearchDocuments));
      indexes.set(file, built);
      // A failed build is not cached, so that the next search tries again.
      built.catch(() => indexes.delete(file));
      return built;
    },
  };
}
