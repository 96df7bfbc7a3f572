import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../core/api/problem.ts';

/** A problem without its type, which is always the same. */
export type ProblemFields = Omit<Problem, 'type'>;

/** Answers with problem+json (RFC 9457, spec 7). Problems must contain no internal details. */
export function sendProblem(reply: FastifyReply, problem: ProblemFields): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: 'about:blank', ...problem } satisfies Problem));
}

/** Thrown to refuse a request. The error handler answers with problem+json or, to a contact form without JavaScript, with the page. */
export class ProblemError extends Error {
  readonly problem: ProblemFields;

  constructor(status: number, title: string, detail: string, errors?: Problem['errors']) {
    super(title);
    this.problem = { status, title, detail, ...(errors && { errors }) };
  }
}

const UNREADABLE: Readonly<Record<string, ProblemFields>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request Timeout' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Request Header Fields Too Large',
    detail: 'Address and headers, cookies too, may have 16 KB.',
  },
};
const MALFORMED: ProblemFields = {
  status: 400,
  title: 'Bad Request',
  detail: 'The request is malformed. Letters beyond ASCII must be encoded in its address.',
};

/** Answers what Node cannot read as a request, before any route, and closes the connection. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = UNREADABLE[error.code] ?? MALFORMED;
  const body = JSON.stringify({ type: 'about:blank', ...problem } satisfies Problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

const isApi = (request: FastifyRequest) => request.url.startsWith('/api/');

/** Turns all errors into responses (spec 8): problem+json for the API, an error page for the site. An error without a status is a 500. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error.problem);
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (!isApi(request)) return app.siteError(request, reply, status);
    return sendProblem(reply, { status, title: status >= 500 ? 'Service Error' : error.message });
  });
  // Fastify closes a connection whose body it refuses. A proxy that is still sending it would lose the answer with it, and take the
  // server for a dead one. Node reads such a body to its end, within the time that a request has.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 413) reply.removeHeader('connection');
    done();
  });
  app.setNotFoundHandler((request, reply) => {
    const detail = `There is no ${request.method} ${request.url.split('?', 1)[0]}`;
    if (isApi(request)) return sendProblem(reply, { status: 404, title: 'Not Found', detail });
    if (request.method === 'GET' || request.method === 'HEAD') return app.siteError(request, reply, 404);
    return app.siteError(request, reply.header('allow', 'GET, HEAD'), 405);
  });
}
