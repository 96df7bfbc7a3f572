import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the Idempotency-Key, a UUID with or without quotes. Undefined without the header; throws a ProblemError (400) for any other value. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (UUID.test(key)) return key.toLowerCase();
  throw new ProblemError({
    status: 400,
    title: 'Bad Request',
    detail: 'The Idempotency-Key is no UUID.',
    errors: [{ pointer: 'Idempotency-Key', detail: 'Give a UUID of your own for each inquiry, or leave the header out.', code: 'format' }],
  });
}
