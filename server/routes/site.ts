import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import brand from '../../content/brand.json' with { type: 'json' };
import { resolveRoute } from '../../core/site/guard.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../core/site/locales.ts';
import { findRedirect } from '../../core/site/moved.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { sendSentPage } from '../contact/contact-page.ts';
import type { CurrentRelease, Release } from '../current-release.ts';
import { type SiteFile, sendFile } from '../files/site-file.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with an error page in the language of the address. */
    siteError(request: FastifyRequest, reply: FastifyReply, status: number, preferred?: Locale): Promise<FastifyReply>;
  }
}

/** Serves the built site: the files of the release in place, redirects, and pages that tell of an error (spec 5, 10). */
export function registerSite(app: FastifyInstance, current: CurrentRelease): void {
  // A reply is thenable: awaiting it waits for the end of the response. So it is only ever returned.
  app.decorate('siteError', async (request: FastifyRequest, reply: FastifyReply, status: number, preferred = DEFAULT_LOCALE) => {
    const first = request.originalUrl.split(/[/?]/)[1];
    const page = `/${isLocale(first) ? first : preferred}/errors/${status >= 500 ? '500' : '404'}`;
    const file = current.release.find(page);
    return file ? sendFile(request, reply, file, status) : reply.code(status).type('text/plain; charset=utf-8').send(`Error ${status}`);
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const release = current.release;
    // One answer is of one release, its policy too.
    reply.release = release;
    const target = resolveTarget(request.originalUrl, release);
    if (target.kind === 'api') return reply.callNotFound();
    if (target.kind === 'missing file') return sendMissing(reply);
    if (target.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(target.to, target.status);
    if (target.kind === 'missing page') return app.siteError(request, reply, target.status);
    const address = request.originalUrl.split('?', 1)[0] ?? '';
    const small = wantsSmallImage(request) ? release.findSmallest(address) : undefined;
    if (small && small !== target.file) reply.header('content-location', `/${small.file}`);
    return sendFile(request, reply, small ?? target.file).catch((error: NodeJS.ErrnoException) => {
      // A file of an earlier release that has been removed.
      if (error.code === 'ENOENT') return sendMissing(reply);
      throw error;
    });
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });

  // A visitor without JavaScript reads the reference number of the inquiry.
  for (const locale of LOCALES)
    app.get(
      hrefFor(locale, 'contactSent'),
      (request, reply) => sendSentPage(request, reply, current.release.sentPages[locale]) ?? answer(request, reply),
    );
}

/** What an address stands for. */
export type SiteTarget =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; to: string; status: 302 | 308 }
  | { kind: 'missing file' }
  | { kind: 'api' }
  | { kind: 'missing page'; status: 400 | 404 };

/** Looks an address up, as it came in the request line, among those of a release. No path is made of it. */
export function resolveTarget(url: string, { find, redirects }: Pick<Release, 'find' | 'redirects'>): SiteTarget {
  if (url.startsWith('/api/')) return { kind: 'api' };
  const [path = ''] = url.split('?', 1);
  const file = find(path);
  if (file) return { kind: 'file', file };
  const moved = findRedirect(url, redirects);
  if (moved) return { kind: 'redirect', to: moved, status: 308 };
  // The document of a folder, which is the editor's.
  const folder = path.replace(/\/?(?:index\.html)?$/, '/');
  if (find(folder)) return { kind: 'redirect', to: folder + url.slice(path.length), status: 308 };
  // Paths with an extension are files. Pages have none, and the guard redirects `.html`.
  if (/\.(?!html$)[a-z0-9]+$/i.test(path)) return { kind: 'missing file' };
  const route = resolveRoute(url);
  return route.kind === 'redirect' ? route : { kind: 'missing page', status: route.status === 400 ? 400 : 404 };
}

/** Missing files get a plain 404: caches would store an HTML page as the script. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not Found');
}

/** Visitors with data saver get the narrowest width (spec 13). */
function wantsSmallImage({ headers }: FastifyRequest): boolean {
  const saveData = headers['save-data'];
  return saveData !== undefined && /^\s*on\b/i.test(String(saveData));
}

/** How long what it says may be relied on: RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Registers `GET /.well-known/security.txt` (RFC 9116): where to report a weakness of the site. Its Expires is always ahead. */
export function registerSecurityTxt(app: FastifyInstance, current: CurrentRelease): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    // The beginning of a day, so that all answers of a day are equal.
    const expires = new Date(Math.floor((Date.now() + VALID_MS) / 86_400_000) * 86_400_000);
    const lines = [
      `Contact: mailto:${brand.shared.emailContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ko, en',
      `Canonical: ${current.release.headers.origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
