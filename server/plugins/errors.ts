import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

const isApi = (request: FastifyRequest) => request.url.startsWith('/api/');

/** The one place where failures become answers: problem+json for the API, a page for people. Without a status it is 500 (spec 8). */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // The file's own length stands in Content-Range already.
    if (status === 416) return reply.code(416).type('text/plain; charset=utf-8').send('Range Not Satisfiable');
    if (!isApi(request)) return app.siteError(request, reply, status);
    return sendProblem(reply, { status, title: status >= 500 ? 'Service Error' : error.message });
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request))
      return sendProblem(reply, {
        status: 404,
        title: 'Not Found',
        detail: `There is no ${request.method} ${request.url.split('?', 1)[0]}`,
      });
    if (request.method === 'GET' || request.method === 'HEAD') return app.siteError(request, reply, 404);
    return app.siteError(request, reply.header('allow', 'GET, HEAD'), 405);
  });
}
