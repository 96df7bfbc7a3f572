import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Encoding } from './encodings.ts';

/** A strong ETag: a hash of the content, and the encoding, since each encoding has other bytes. Equal on all servers of a build. */
export function createEtag(content: Buffer | string, encoding: Encoding): string {
  const digest = hash('sha256', content, 'base64url').slice(0, 22);
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Whether the If-None-Match of a request names the ETag (RFC 9110, 13.1.2: `*`, or a list that is compared weakly). */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
