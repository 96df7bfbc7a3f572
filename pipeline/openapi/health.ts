import type { Health } from '../../core/api/health.ts';
import { json, type OpenapiPart, problem } from './part.ts';
import { objectOf, ref } from './schema.ts';

export const healthPart: OpenapiPart = {
  paths: {
    '/health/live': { get: { operationId: 'isLive', summary: 'The process answers', responses: { 200: json('It does.', ref('Health')) } } },
    '/health/ready': {
      get: {
        operationId: 'isReady',
        summary: 'The server has its site and its database',
        responses: { 200: json('It has.', ref('Health')), 503: problem('It lacks one of them.') },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'describeApi',
        summary: 'This description',
        responses: { 200: json('OpenAPI 3.1.', { type: 'object', required: ['openapi', 'paths'] }) },
      },
    },
  },
  schemas: { Health: objectOf<Health>({ status: { enum: ['live', 'ready'] } }) },
};
