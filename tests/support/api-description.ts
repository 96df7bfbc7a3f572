import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';

type Responses = Record<string, { headers?: Record<string, object>; content?: Record<string, { schema: object }> }>;
export type Operations = Record<string, Record<string, { responses: Responses }>>;

/** The description that a server gives of itself, with every reference in its place. */
export async function readDescription(app: FastifyInstance): Promise<Operations> {
  const validator = new Validator();
  const { valid, errors } = await validator.validate((await app.inject('/api/v1/openapi.json')).json());
  if (!valid) throw new Error(JSON.stringify(errors));
  return (validator.resolveRefs() as { paths: Operations }).paths;
}

/** A server that takes a body only when it is what the schema says, down to its last field. */
export async function checkerOf(schema: object): Promise<{ axeViolations(value: unknown): Promise<string>; app: FastifyInstance }> {
  const app = Fastify({
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true } },
    bodyLimit: 1e7,
  });
  app.post('/', { schema: { body: schema } }, () => '');
  return {
    app,
    async axeViolations(value) {
      return (
        await app.inject({ method: 'POST', url: '/', payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } })
      ).body;
    },
  };
}
