import { toJsonSchema } from '@valibot/to-json-schema';
import { PageViewSchema } from '../../core/analytics/page-view.ts';
import { type OpenapiPart, problem, RETRY_AFTER } from './part.ts';
import { ref, type Schema } from './schema.ts';

const { properties, required } = toJsonSchema(PageViewSchema, { target: 'draft-2020-12' });

export const pageViewsPart: OpenapiPart = {
  paths: {
    '/page-views': {
      post: {
        operationId: 'countPageView',
        summary: 'Count a page view',
        description:
          'Sent after consent only. Counts are kept by day, page and locale; of the visitor nothing is kept. The same id again counts once.',
        requestBody: { required: true, content: { 'application/json': { schema: ref('PageView') } } },
        responses: {
          204: { description: 'Counted, now or before.' },
          400: problem('The body is no JSON.'),
          403: problem('A page of another origin asks.'),
          413: problem('The body is too large.'),
          415: problem('Not JSON.'),
          422: problem('This is no page view.'),
          429: problem('Too many from one address.', RETRY_AFTER),
        },
      },
    },
  },
  schemas: { PageView: { type: 'object', properties: properties as Record<string, Schema>, required, additionalProperties: false } },
};
