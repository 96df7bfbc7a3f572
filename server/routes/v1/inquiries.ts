import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type InquiryFault, readInquiry } from '../../../core/contact/inquiry.ts';
import type { RegisteredInquiry } from '../../../core/contact/registered.ts';
import type { InquiryRate } from '../../config.ts';
import { goToSentPage, showForm } from '../../contact/answer-form.ts';
import { detailOf } from '../../contact/fault-details.ts';
import type { FormTemplates } from '../../contact/form-templates.ts';
import { isOwnRequest } from '../../contact/is-own-request.ts';
import { checkBody, isForm, JSON_LIMIT, readBodies, unsupported } from '../../contact/read-body.ts';
import { readForm } from '../../contact/read-form.ts';
import { readKey } from '../../contact/read-key.ts';
import { Refusal } from '../../contact/refusal.ts';
import { registerInquiry } from '../../db/inquiries.ts';
import type { Database } from '../../db/open-database.ts';
import { type ProblemParts, sendProblem } from '../../problem.ts';

export interface InquiryDesk {
  database: Database;
  templates: FormTemplates;
  rate: InquiryRate;
  /** The site's public address. */
  origin: string;
  /** A new inquiry is stored: its mails are due. */
  onInquiry: () => void;
}

/** `POST /inquiries` (design 6, 7): JSON of a program, or the form of a browser without JavaScript. */
export function registerInquiries(api: FastifyInstance, desk: InquiryDesk): void {
  api.register(async (scope) => {
    await readBodies(scope);
    await scope.register(rateLimit, { global: false, max: desk.rate.max, timeWindow: desk.rate.within });
    const count = scope.createRateLimit();
    const pauses = new WeakMap<FastifyRequest, number>();

    scope.addHook('onRequest', async (request) => {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) pauses.set(request, limit.ttlInSeconds);
      if (!isOwnRequest(request, desk.origin)) throw foreign();
      checkBody(request);
      // What a person wrote is read first, so that it can be given back.
      if (!isForm(request)) refuseTooMany(request);
    });
    const refuseTooMany = (request: FastifyRequest) => {
      const seconds = pauses.get(request);
      if (seconds !== undefined) throw tooMany(desk.rate, seconds);
    };

    scope.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
      const problem = problemOf(error);
      if (problem.status >= 500)
        request.log.error({ code: (error as FastifyError).code, name: error.name }, 'an inquiry could not be stored');
      if (problem.status === 429) reply.header('retry-after', pauses.get(request));
      if (!isForm(request)) return sendProblem(reply, problem);
      return showForm(request, reply, desk.templates, { status: problem.status, faults: problem.errors as InquiryFault[] | undefined });
    });

    scope.post('/inquiries', async (request, reply) => {
      refuseTooMany(request);
      const key = readKey(request);
      const { inquiry, faults } = readInquiry(isForm(request) ? readForm(request.body as URLSearchParams) : request.body);
      if (!inquiry) throw unprocessable(faults);
      const registration = await registerInquiry(desk.database, inquiry, { key });
      if (registration.kind === 'key-reused') throw keyReused();
      const { id, registeredAt, isNew } = registration;
      if (isNew) desk.onInquiry();
      if (isForm(request)) return goToSentPage(reply, inquiry.locale);
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ id, registeredAt } satisfies RegisteredInquiry);
    });
  });
}

function unprocessable(faults: readonly InquiryFault[]): Refusal {
  return new Refusal({ status: 422, title: 'Unprocessable Content', detail: 'Some fields cannot be used.', errors: faults.map(detailOf) });
}

function keyReused(): Refusal {
  const errors = [{ pointer: 'Idempotency-Key', detail: 'Make a new UUID for this inquiry.', code: 'reused' }];
  return new Refusal({
    status: 422,
    title: 'Unprocessable Content',
    detail: 'The Idempotency-Key belongs to an inquiry with other fields.',
    errors,
  });
}

function foreign(): Refusal {
  return new Refusal({
    status: 403,
    title: 'Forbidden',
    detail: 'Inquiries are taken from the pages of this site only, or without an Origin.',
  });
}

function tooMany({ max, within }: InquiryRate, seconds: number): Refusal {
  const detail = `One address may send ${max} inquiries in ${within / 1000} seconds: try again in ${seconds} seconds.`;
  return new Refusal({ status: 429, title: 'Too Many Requests', detail });
}

/** Nothing of the server's inside, and nothing of what was written, goes out or into a log. */
function problemOf(error: FastifyError | Refusal): ProblemParts {
  if (error instanceof Refusal) return error.problem;
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, title: 'Content Too Large', detail: `The body is larger than ${JSON_LIMIT / 1024} KB: write less.` };
  if (status === 415) return unsupported().problem;
  if (status >= 400 && status < 500) return { status: 400, title: 'Bad Request', detail: 'The body did not come whole: send it again.' };
  return {
    status: 500,
    title: 'Service Error',
    detail: 'The inquiry could not be stored: send it again later, with the same Idempotency-Key.',
  };
}
