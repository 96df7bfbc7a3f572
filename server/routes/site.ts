import { existsSync, readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { resolveRoute } from '../../core/site/guard.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/site/locales.ts';
import { findRedirect, type RedirectTable } from '../../core/site/moved.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { getCacheControl } from '../cache-control.ts';
import { findSmallestImage } from '../find-smallest-image.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with an error page in the language of the address. */
    siteError(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply;
  }
}

/** Serves the built site: files as they are; pages after redirects of moved addresses and route resolution, with their status codes (spec 5, 10). */
export async function registerSite(app: FastifyInstance, distDir: string): Promise<void> {
  const root = `${distDir}/site`;
  const moved = JSON.parse(readFileSync(`${distDir}/redirects.json`, 'utf8')) as RedirectTable;
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
      .headers({ 'cache-control': getCacheControl(path), vary: 'accept-encoding' })
      // Scripts and styles are never requested in ranges, so they do without the header.
      .sendFile(path, path.startsWith('assets/') ? { acceptRanges: false } : {});

  /** Sends the smallest width to visitors with data saver (spec 13), unless they asked for the full image (src/sw/policies/data-saver-images.ts). */
  const sendImage = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    const isDataSaverOn = /^\s*on\b/i.test(String(request.headers['save-data'] ?? '')) && !/[?&]full\b/.test(request.originalUrl);
    const chosen = isDataSaverOn ? findSmallestImage(root, file) : file;
    if (chosen !== file) reply.header('content-location', `/${chosen}`);
    return send(reply, chosen).header('vary', 'accept-encoding, save-data');
  };

  app.decorate('siteError', (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const first = request.originalUrl.split(/[/?]/)[1];
    const locale = isLocale(first) ? first : DEFAULT_LOCALE;
    // A range of the missing file must not be applied to the error page.
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
      const queryStart = request.originalUrl.indexOf('?');
      const path = queryStart < 0 ? request.originalUrl : request.originalUrl.slice(0, queryStart);
      // Missing files get a plain 404: caches would store an HTML page as the script.
      if (isFile(path)) {
        const file = decodeURI(path).slice(1);
        if (!existsSync(`${root}/${file}`) || /\.(br|gz)$|^_headers$|^\./.test(file))
          return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not Found');
        return file.startsWith('images/') ? sendImage(request, reply, file) : send(reply, file);
      }
      const target = findRedirect(request.originalUrl, moved);
      if (target) return reply.header('cache-control', 'no-cache').redirect(target, 308);
      const route = resolveRoute(request.originalUrl);
      if (route.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(route.to, route.status);
      const { page, locale, params, status } = route;
      if (status === 400) return app.siteError(request, reply, 400);
      const isLocaleless = page.startsWith('error') && path.startsWith('/errors/');
      const file = isLocaleless ? `${path.slice(1)}.html` : `${hrefFor(locale, page, params).slice(1)}.html`;
      if (!existsSync(`${root}/${file}`)) return app.siteError(request, reply, 404);
      return send(reply, file, status);
    },
  });
}

/** The media types of feeds cannot be derived from their file extensions. */
function feedType(url: string): string | undefined {
  const format = /^\/(?:en|ko)\/feed\.(xml|json)(?:\?|$)/.exec(url)?.[1];
  return format && `application/${format === 'xml' ? 'rss+xml' : 'feed+json'}; charset=utf-8`;
}

/** Paths with a file extension are files. Pages have none, and resolveRoute redirects `.html`. */
function isFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.[a-z0-9]+$/i.test(name) && !name.endsWith('.html') && !path.includes('%') && !path.includes('..');
}
