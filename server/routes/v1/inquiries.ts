import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import { type FieldError, readInquiry } from '../../../core/contact/inquiry.ts';
import type { RequestRate } from '../../config.ts';
import { redirectToSentPage, sendFilledForm } from '../../contact/contact-page.ts';
import {
  checkBody,
  createUnsupportedType,
  isForm,
  MAX_FORM_BYTES,
  MAX_JSON_BYTES,
  readForm,
  readIdempotencyKey,
  registerBodyParsers,
} from '../../contact/read-request.ts';
import type { CurrentRelease } from '../../current-release.ts';
import { registerInquiry } from '../../db/inquiries.ts';
import type { Database } from '../../db/open-database.ts';
import { ProblemError, type ProblemFields, sendProblem } from '../../problem.ts';
import { createRequestCounter, createTooMany, isOwnRequest } from '../../request-checks.ts';
import { describeError, INQUIRY_SCHEMA, type RegisteredInquiry } from './inquiry-schema.ts';

export interface InquiryDeps {
  database: Database;
  /** Has the contact page that is filled in, and the site's public address. */
  current: CurrentRelease;
  rate: RequestRate;
  /** Called when a new inquiry was stored, so that its mails can be sent. */
  onInquiry: () => void;
}

const FORBIDDEN = 'Inquiries are taken from the pages of this site only, or without an Origin.';
const KEY_REUSED = 'The Idempotency-Key belongs to an inquiry with other fields.';
const REUSED = { pointer: 'Idempotency-Key', detail: 'Make a new UUID for this inquiry.', code: 'reused' };

/** Registers `POST /inquiries` (spec 7), for JSON and for the form of a browser without JavaScript. */
export function registerInquiries(api: FastifyInstance, deps: InquiryDeps): void {
  api.register(async (scope) => {
    await registerBodyParsers(scope);
    const count = await createRequestCounter(scope, deps.rate);
    const retryAfterSeconds = new WeakMap<FastifyRequest, number>();

    scope.addHook('onRequest', async (request) => {
      // What other sites post does not count, or it would use up what the visitor may send.
      if (!isOwnRequest(request, deps.current.release.headers.origin)) throw new ProblemError(403, 'Forbidden', FORBIDDEN);
      const seconds = await count(request);
      if (seconds !== undefined) retryAfterSeconds.set(request, seconds);
      checkBody(request);
      // A form is refused after its body was read, so that the page can show its values again.
      if (!isForm(request)) refuseTooMany(request);
    });
    const refuseTooMany = (request: FastifyRequest) => {
      const seconds = retryAfterSeconds.get(request);
      if (seconds !== undefined) throw createTooMany(`send ${deps.rate.max} inquiries`, deps.rate, seconds);
    };

    scope.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
      const problem = toProblem(error, isForm(request));
      // A client that hung up, or sent what is no HTTP, is nothing that an operator can mend.
      if (problem.status >= 500 && request.raw.complete) request.log.error(describeFailure(error), 'an inquiry could not be stored');
      if (problem.status >= 500) scope.doubtStorage();
      if (problem.status === 429) reply.header('retry-after', retryAfterSeconds.get(request));
      if (!isForm(request)) return sendProblem(reply, problem);
      const { status, errors } = problem as { status: number; errors?: FieldError[] };
      return sendFilledForm(request, reply, deps.current.release.templates, { status, errors });
    });

    scope.post('/inquiries', { schema: INQUIRY_SCHEMA }, async (request, reply) => {
      refuseTooMany(request);
      const key = readIdempotencyKey(request);
      const { inquiry, errors } = readInquiry(isForm(request) ? readForm(request.body as URLSearchParams) : request.body);
      if (!inquiry) throw new ProblemError(422, 'Unprocessable Content', 'Some fields cannot be used.', errors.map(describeError));
      const registration = await registerInquiry(deps.database, inquiry, { key });
      if (registration.kind === 'key-reused') throw new ProblemError(422, 'Unprocessable Content', KEY_REUSED, [REUSED]);
      const { id, registeredAt, isNew } = registration;
      if (isNew) deps.onInquiry();
      if (isForm(request)) return redirectToSentPage(reply, { locale: inquiry.locale, id }, deps.current.release.headers);
      const registered: RegisteredInquiry = { id, registeredAt };
      return reply.code(201).header('cache-control', 'no-store').send(registered);
    });
  });
}

/** The reason, but of PostgreSQL's own errors, which may repeat what the visitor wrote, the code alone. */
export function describeFailure(error: FastifyError | Error): object {
  const { code, name, message, stack } = error as FastifyError;
  if (error instanceof pg.DatabaseError) return { code, name };
  return { code, name, message, ...(error instanceof TypeError && { stack }) };
}

/** Neither the response nor the log may contain details of the server or of what the visitor wrote. */
function toProblem(error: FastifyError | ProblemError, isForm: boolean): ProblemFields {
  if (error instanceof ProblemError) return error.problem;
  const status = error.statusCode ?? 500;
  if (status === 413) {
    const limit = isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES;
    // Of a form only the message can be so long.
    const errors = isForm ? [describeError({ pointer: '/message', code: 'length' })] : undefined;
    return { status, title: 'Content Too Large', detail: `The body is larger than ${limit / 1024} KB: write less.`, errors };
  }
  if (status === 415) return createUnsupportedType().problem;
  if (status >= 400 && status < 500) return { status: 400, title: 'Bad Request', detail: 'The body did not come whole: send it again.' };
  const detail = 'The inquiry could not be stored: send it again later, with the same Idempotency-Key.';
  return { status: 500, title: 'Service Error', detail };
}
