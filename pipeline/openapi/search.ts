import { MAX_QUERY_LENGTH } from '../../core/posts/list-query.ts';
import { SEARCH_GROUPS, type SearchAnswer, type SearchHit } from '../../core/search/answer.ts';
import { inQuery, json, LOCALE, type OpenapiPart, problem, RETRY_AFTER } from './part.ts';
import { count, date, listOf, objectOf, oneOf, optional, ref, text } from './schema.ts';

export const searchPart: OpenapiPart = {
  paths: {
    '/search': {
      get: {
        operationId: 'search',
        summary: 'Pages and posts that hold some words',
        parameters: [
          LOCALE,
          inQuery('q', { type: 'string', minLength: 1, maxLength: MAX_QUERY_LENGTH }, { required: true }),
          inQuery('type', { enum: SEARCH_GROUPS }, { description: 'This group alone, paged; without it, the best of each.' }),
          inQuery('page', { ...count(1), default: 1 }, { description: 'With `type` only.' }),
        ],
        responses: {
          200: json('What was found.', ref('SearchAnswer')),
          400: problem('Parameters that cannot be used.'),
          429: problem('Too many from one address.', RETRY_AFTER),
          503: problem('Too many searches wait.', RETRY_AFTER),
        },
      },
    },
  },
  schemas: {
    SearchAnswer: objectOf<SearchAnswer>({
      q: text(),
      total: count(),
      groups: listOf(
        objectOf<SearchAnswer['groups'][number]>({ group: oneOf(SEARCH_GROUPS), total: count(), hits: listOf(ref('SearchHit')) }),
      ),
      page: count(1),
      pageCount: count(),
      since: optional(date),
    }),
    SearchHit: objectOf<SearchHit>({
      group: oneOf(SEARCH_GROUPS),
      href: text('On this origin.'),
      title: ref('Highlighted'),
      excerpt: ref('Highlighted'),
      post: optional(objectOf<NonNullable<SearchHit['post']>>({ type: text(), category: text(), date })),
    }),
    Highlighted: { ...listOf(text()), description: 'Text in parts: every second one, from the second on, is a hit.' },
  },
};
