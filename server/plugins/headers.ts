import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

interface BuiltHeaders {
  /** The site's public address, which the build was made for. */
  origin: string;
  headers: Record<string, string>;
  https?: { 'strict-transport-security': string; upgrade: string };
}

/** What every answer carries; the rest speaks of documents and would only weigh on scripts and pictures. */
const EVERYWHERE = ['x-content-type-options', 'cross-origin-resource-policy'];

/** The policies that the build wrote (design 9): all of them on documents, the short ones on every answer. */
export function registerHeaders(app: FastifyInstance, distDir: string): { origin: string } {
  const { origin, headers, https } = JSON.parse(readFileSync(`${distDir}/headers.json`, 'utf8')) as BuiltHeaders;
  const policy = headers['content-security-policy'] as string;
  app.addHook('onSend', async (request, reply) => {
    const isSecure = https && request.protocol === 'https';
    for (const name of EVERYWHERE) reply.header(name, headers[name]);
    if (isSecure) reply.header('strict-transport-security', https['strict-transport-security']);
    if (!String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    reply.headers(headers);
    if (isSecure) reply.header('content-security-policy', policy + https.upgrade);
  });
  return { origin };
}
