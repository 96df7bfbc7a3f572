import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../metrics.ts';

export interface AnswersLogOptions {
  /** Writes a line for each answer. */
  isOn: boolean;
  /** Told of each answer. */
  observe?: ((answer: Answer) => void) | undefined;
}

/** Writes the access log, and counts answers. Nothing of it is about a person. */
export function registerAnswersLog(app: FastifyInstance, { isOn, observe }: AnswersLogOptions): void {
  if (!isOn && !observe) return;
  const log = app.log.child({}, { level: 'info' });
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = reply.elapsedTime;
    observe?.({ method: request.method, route: routeOf(request), status: reply.statusCode, seconds: milliseconds / 1000 });
    if (isOn) log.info(describeAnswer(request, reply, milliseconds), 'answered');
    done();
  });
}

function describeAnswer(request: FastifyRequest, reply: FastifyReply, milliseconds: number): object {
  return {
    reqId: request.id,
    method: request.method,
    // What follows the path may be what a visitor searched for.
    path: request.originalUrl.split('?', 1)[0],
    status: reply.statusCode,
    ms: Math.round(milliseconds * 10) / 10,
  };
}

/** Folders of the site whose files are no pages. */
const FOLDERS = ['assets', 'data', 'downloads', 'films', 'images', 'og'];

function routeOf({ routeOptions, originalUrl }: FastifyRequest): string {
  if (routeOptions.url?.startsWith('/api/')) return routeOptions.url;
  if (originalUrl.startsWith('/api/')) return 'api';
  const folder = /^\/(\w+)\//.exec(originalUrl)?.[1] ?? '';
  if (FOLDERS.includes(folder)) return folder;
  return /\.\w+(?:\?|$)/.test(originalUrl) ? 'file' : 'page';
}
