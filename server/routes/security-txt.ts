import type { FastifyInstance } from 'fastify';
import brand from '../../content/brand.json' with { type: 'json' };
import type { CurrentBuild } from '../build-files.ts';

/** How long what it says may be relied on: RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Registers `GET /.well-known/security.txt` (RFC 9116): where to report a weakness of the site. Its Expires is always ahead. */
export function registerSecurityTxt(app: FastifyInstance, build: CurrentBuild): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    // The beginning of a day, so that all answers of a day are equal.
    const expires = new Date(Math.floor((Date.now() + VALID_MS) / 86_400_000) * 86_400_000);
    const lines = [
      `Contact: mailto:${brand.shared.emailContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ko, en',
      `Canonical: ${build.files.headers.origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
