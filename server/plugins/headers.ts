import type { FastifyInstance } from 'fastify';
import type { CurrentBuild } from '../build-files.ts';
import { securityHeaders } from '../security-headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Source expression of the inline style of the document that is sent; its content policy names it. */
    styleHash: string | undefined;
  }
}

/** Sends the security headers (spec 15) with every response. Held files have them already (server/answers/send-held.ts). */
export function registerHeaders(app: FastifyInstance, build: CurrentBuild): void {
  app.decorateReply('styleHash', undefined);
  app.addHook('onSend', ({ id, url, protocol }, reply, _payload, done) => {
    const { statusCode: status, styleHash } = reply;
    const type = String(reply.getHeader('content-type') ?? '');
    reply.headers(securityHeaders(build.files.headers, { url, isHttps: protocol === 'https', status, type, styleHash }));
    // For those who report a fault. Pages have no bytes to spare, and nobody reads their headers.
    if (url.startsWith('/api/') || status >= 500) reply.header('x-request-id', id);
    if (app.shutdown.hasBegun) reply.header('connection', 'close');
    done();
  });
}
