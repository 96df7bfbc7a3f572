import { toJsonSchema } from '@valibot/to-json-schema';
import { PageViewSchema } from '../../core/analytics/page-view.ts';
import { VitalsSchema } from '../../core/analytics/vital.ts';
import { type OpenapiPart, problem, RETRY_AFTER } from './part.ts';
import { ref, type Schema } from './schema.ts';

const schemaOf = (schema: typeof PageViewSchema | typeof VitalsSchema): Schema => {
  const { properties, required } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return { type: 'object', properties: properties as Record<string, Schema>, required, additionalProperties: false };
};

const counting = (operationId: string, summary: string, description: string, schema: string) => ({
  post: {
    operationId,
    summary,
    description,
    requestBody: { required: true, content: { 'application/json': { schema: ref(schema) } } },
    responses: {
      204: { description: 'Counted, now or before.' },
      400: problem('The body is no JSON.'),
      403: problem('A page of another origin asks.'),
      413: problem('The body is too large.'),
      415: problem('Not JSON.'),
      422: problem('The message does not fit its schema.'),
      429: problem('Too many from one address.', RETRY_AFTER),
    },
  },
});

export const analyticsPart: OpenapiPart = {
  paths: {
    '/page-views': counting(
      'countPageView',
      'Count a page view',
      'Sent after consent only. Counts are kept by day, page and locale; of the visitor nothing is kept. The same id again counts once.',
      'PageView',
    ),
    '/vitals': counting(
      'countVitals',
      'Count how fast pages were',
      'Sent after consent only, when a document is hidden. Samples are kept as histograms by day, page and kind of visit; of the visitor nothing is kept. The same id again counts once.',
      'Vitals',
    ),
  },
  schemas: { PageView: schemaOf(PageViewSchema), Vitals: schemaOf(VitalsSchema) },
};
