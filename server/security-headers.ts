import type { FastifyInstance } from 'fastify';
import { type BuiltHeaders, withStyleHash } from '../core/build/headers.ts';
import type { CurrentRelease, Release } from './current-release.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Source expression of the inline style of the document that is sent; its content policy names it. */
    styleHash: string | undefined;
    /** The release that the answer is of, where it has been chosen. */
    release: Release | undefined;
  }
}

/** Sends the security headers (spec 15) with every response. */
export function registerHeaders(app: FastifyInstance, current: CurrentRelease): void {
  app.decorateReply('styleHash', undefined);
  app.decorateReply('release', undefined);
  app.addHook('onSend', ({ id, url, protocol }, reply, _payload, done) => {
    const { statusCode: status, styleHash, release = current.release } = reply;
    const type = String(reply.getHeader('content-type') ?? '');
    reply.headers(
      securityHeaders(release.headers, { path: url.split('?', 1)[0] ?? url, isHttps: protocol === 'https', status, type, styleHash }),
    );
    // For those who report a fault. Pages have no bytes to spare, and nobody reads their headers.
    if (url.startsWith('/api/') || status >= 500) reply.header('x-request-id', id);
    if (app.shutdown.hasBegun) reply.header('connection', 'close');
    done();
  });
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

export interface Answered {
  /** The address as the router knows it, without its query. */
  path: string;
  /** Whether the visitor's connection is encrypted. */
  isHttps: boolean;
  status: number;
  type: string;
  /** Source expression of a document's inline style. */
  styleHash: string | undefined;
}

/**
 * The security headers of an answer (spec 15), from those that the build wrote: all of them with documents and offline kits,
 * `COMMON_HEADERS` with every response, and policies of their own with the worker, the frame for tags, drawings and the API.
 */
function securityHeaders(built: BuiltHeaders, { path, isHttps, status, type, styleHash }: Answered): Record<string, string> {
  const { headers, ownPolicies } = built;
  const https = isHttps ? built.https : undefined;
  const policy = headers['content-security-policy'] ?? '';
  const common: Record<string, string> = {
    ...Object.fromEntries(COMMON_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    ...(https && { 'strict-transport-security': https['strict-transport-security'] }),
  };
  const own = ownPolicies?.[path];
  if (own && status < 400) {
    return { ...common, 'content-security-policy': own, 'referrer-policy': headers['referrer-policy'] ?? '' };
  }
  if (type.startsWith('text/html') || OFFLINE_KIT.test(path)) {
    return { ...common, ...headers, 'content-security-policy': withStyleHash(policy, styleHash) + (https?.upgrade ?? '') };
  }
  if (path === WORKER) return { ...common, 'content-security-policy': policy };
  if (type.startsWith('image/svg+xml')) return { ...common, 'content-security-policy': DRAWING_POLICY };
  if (path.startsWith('/api/')) return { ...common, 'content-security-policy': DATA_POLICY };
  return common;
}
