import { existsSync, readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guard } from '../../core/site/guard.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/site/locales.ts';
import { type MovedTable, movedTo } from '../../core/site/moved.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { cacheControlOf } from '../cache-control.ts';
import { smallestImage } from '../smallest-image.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with an error page in the language of the address. */
    siteError(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply;
  }
}

/** The built site: files as they are, pages behind moved addresses and the guard, with real statuses (design 4, 6). */
export async function registerSite(app: FastifyInstance, distDir: string): Promise<void> {
  const root = `${distDir}/site`;
  const moved = JSON.parse(readFileSync(`${distDir}/redirects.json`, 'utf8')) as MovedTable;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
    acceptRanges: true,
  });

  const send = (reply: FastifyReply, path: string, status = 200) =>
    reply
      .code(status)
      .headers({ 'cache-control': cacheControlOf(path), vary: 'accept-encoding' })
      // Nobody asks for a part of a script: its header would only weigh on each of them.
      .sendFile(path, path.startsWith('assets/') ? { acceptRanges: false } : {});

  /** Under data saver the smallest of its widths (design 8), unless the visitor wants it whole (src/sw/fitting-images.ts). */
  const sendImage = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const isSaving = /^\s*on\b/i.test(String(request.headers['save-data'] ?? '')) && !/[?&]full\b/.test(request.originalUrl);
    const chosen = isSaving ? smallestImage(root, file) : file;
    if (chosen !== file) reply.header('content-location', `/${chosen}`);
    return send(reply, chosen).header('vary', 'accept-encoding, save-data');
  };

  app.decorate('siteError', (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const first = request.originalUrl.split(/[/?]/)[1];
    const locale = isLocale(first) ? first : DEFAULT_LOCALE;
    // A range asked for of a file is none of its error page.
    delete request.raw.headers.range;
    return send(reply, `${locale}/errors/${status >= 500 ? '500' : '404'}.html`, status);
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    onSend: async (request, reply) => {
      const type = reply.statusCode < 300 && feedType(request.originalUrl);
      if (type) reply.header('content-type', type);
    },
    handler: (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const mark = request.originalUrl.indexOf('?');
      const path = mark < 0 ? request.originalUrl : request.originalUrl.slice(0, mark);
      // Missing files are a plain 404: a page in a script's place would be stored as the script.
      if (isFile(path)) {
        const file = decodeURI(path).slice(1);
        if (!existsSync(`${root}/${file}`) || /\.(br|gz)$|^_headers$|^\./.test(file))
          return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not Found');
        return file.startsWith('images/') ? sendImage(request, reply, file) : send(reply, file);
      }
      const target = movedTo(request.originalUrl, moved);
      if (target) return reply.header('cache-control', 'no-cache').redirect(target, 308);
      const verdict = guard(request.originalUrl);
      if (verdict.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(verdict.to, verdict.status);
      const { page, locale, params, status } = verdict;
      if (status === 400) return app.siteError(request, reply, 400);
      const isLocaleless = page.startsWith('error') && path.startsWith('/errors/');
      const file = isLocaleless ? `${path.slice(1)}.html` : `${hrefFor(locale, page, params).slice(1)}.html`;
      if (!existsSync(`${root}/${file}`)) return app.siteError(request, reply, 404);
      return send(reply, file, status);
    },
  });
}

/** Feeds have types of their own, which their endings do not tell. */
function feedType(url: string): string | undefined {
  const format = /^\/(?:en|ko)\/feed\.(xml|json)(?:\?|$)/.exec(url)?.[1];
  return format && `application/${format === 'xml' ? 'rss+xml' : 'feed+json'}; charset=utf-8`;
}

/** Addresses with an ending name files; pages have none, and `.html` is the guard's to redirect. */
function isFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.[a-z0-9]+$/i.test(name) && !name.endsWith('.html') && !path.includes('%') && !path.includes('..');
}
