import type { FastifyInstance } from 'fastify';
import { TAGS_URL } from '../../core/analytics/settings.ts';
import { withStyleHash } from '../../core/site/content-policy.ts';
import type { CurrentBuild } from '../build-files.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Source expression of the inline style of the document that is sent; its content policy names it. */
    styleHash: string | undefined;
  }
}

/** The files that the service worker cuts documents from, which it sends with the headers of the file. */
const OFFLINE_KIT = /^\/data\/offline-kit\./;
/** The service worker runs under the policy that comes with its script. */
const WORKER = '/sw.js';
/** What is no page loads nothing, should a browser show it as one. A drawing has its own styles. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
const DRAWING_POLICY = `${DATA_POLICY}; style-src 'unsafe-inline'`;
/** Headers of every response. The others concern documents only. */
const COMMON_HEADERS = ['x-content-type-options', 'cross-origin-resource-policy'];

/** Sends the security headers (spec 15) that the build wrote: all of them with documents and offline kits, `COMMON_HEADERS` with every response, and policies of their own with the worker, the frame for tags, drawings and the API. */
export function registerHeaders(app: FastifyInstance, build: CurrentBuild): void {
  app.decorateReply('styleHash', undefined);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { headers, https, tagsPolicy } = build.files.headers;
    const policy = headers['content-security-policy'] ?? '';
    const isSecure = https && request.protocol === 'https';
    for (const name of COMMON_HEADERS) reply.header(name, headers[name]);
    if (isSecure) reply.header('strict-transport-security', https['strict-transport-security']);
    const isApi = request.url.startsWith('/api/');
    // For those who report a fault. Pages have no bytes to spare, and nobody reads their headers.
    if (isApi || reply.statusCode >= 500) reply.header('x-request-id', request.id);
    const type = String(reply.getHeader('content-type') ?? '');
    if (tagsPolicy && request.url === TAGS_URL && reply.statusCode < 400) {
      reply.headers({ 'content-security-policy': tagsPolicy, 'referrer-policy': headers['referrer-policy'] });
    } else if (type.startsWith('text/html') || OFFLINE_KIT.test(request.url)) {
      const ownPolicy = withStyleHash(policy, reply.styleHash);
      reply.headers({ ...headers, 'content-security-policy': isSecure ? ownPolicy + https.upgrade : ownPolicy });
    } else if (request.url.split('?', 1)[0] === WORKER) {
      reply.header('content-security-policy', policy);
    } else if (type.startsWith('image/svg+xml')) {
      reply.header('content-security-policy', DRAWING_POLICY);
    } else if (isApi) {
      reply.header('content-security-policy', DATA_POLICY);
    }
    if (app.shutdown.hasBegun) reply.header('connection', 'close');
    done();
  });
}
