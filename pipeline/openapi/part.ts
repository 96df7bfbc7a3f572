import { LOCALES } from '../../core/site/locales.ts';
import { ref, type Schema } from './schema.ts';

/** What one area of the API adds to its description. */
export interface OpenapiPart {
  paths: Readonly<Record<string, object>>;
  schemas: Readonly<Record<string, Schema>>;
}

export const inQuery = (name: string, schema: Schema, rest: object = {}) => ({ name, in: 'query', schema, ...rest });
export const inPath = (name: string, schema: Schema, rest: object = {}) => ({ name, in: 'path', required: true, schema, ...rest });

export const LOCALE = inQuery('locale', { enum: LOCALES }, { required: true, description: 'The language of the answer.' });

/** Goes with every 429. */
export const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer', minimum: 0 }, description: 'Seconds.' } };

export const json = (description: string, schema: Schema, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema } },
});

export const problem = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/problem+json': { schema: ref('Problem') } },
});
