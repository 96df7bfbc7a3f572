import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

interface BuiltHeaders {
  /** The public origin that the site was built for. */
  origin: string;
  headers: Record<string, string>;
  https?: { 'strict-transport-security': string; upgrade: string };
}

/** Headers of every response. The others concern documents only. */
const COMMON_HEADERS = ['x-content-type-options', 'cross-origin-resource-policy'];

/** Sends the security headers (spec 15) that the build wrote: all of them with documents, `COMMON_HEADERS` with every response. */
export function registerHeaders(app: FastifyInstance, distDir: string): { origin: string } {
  const { origin, headers, https } = JSON.parse(readFileSync(`${distDir}/headers.json`, 'utf8')) as BuiltHeaders;
  const policy = headers['content-security-policy'] ?? '';
  app.addHook('onSend', async (request, reply) => {
    const isSecure = https && request.protocol === 'https';
    for (const name of COMMON_HEADERS) reply.header(name, headers[name]);
    if (isSecure) reply.header('strict-transport-security', https['strict-transport-security']);
    if (!String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    reply.headers(headers);
    if (isSecure) reply.header('content-security-policy', policy + https.upgrade);
  });
  return { origin };
}
