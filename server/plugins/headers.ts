import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

interface BuiltHeaders {
  headers: Record<string, string>;
  https?: { 'strict-transport-security': string; upgrade: string };
}

/** The policies that the build wrote (design 9), on every answer. */
export function registerHeaders(app: FastifyInstance, distDir: string): void {
  const { headers, https } = JSON.parse(readFileSync(`${distDir}/headers.json`, 'utf8')) as BuiltHeaders;
  const policy = headers['content-security-policy'] as string;
  app.addHook('onRequest', async (request, reply) => {
    const isSecure = https && request.protocol === 'https';
    reply.headers(headers);
    if (isSecure) {
      reply.header('content-security-policy', policy + https.upgrade);
      reply.header('strict-transport-security', https['strict-transport-security']);
    }
  });
}
