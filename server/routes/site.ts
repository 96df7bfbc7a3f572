import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import brand from '../../content/brand.json' with { type: 'json' };
import { TAGS_URL } from '../../core/analytics/settings.ts';
import { EDITOR_URL } from '../../core/build/editor.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { CurrentBuild } from '../build-files.ts';
import { sendSentPage } from '../contact/contact-page.ts';
import { canBeCut, createFileHeaders, type FileStore, type StoredFile } from '../files/file-store.ts';
import { chooseEncoding, createEtag, isKnown, sendEncodedBody } from '../responses/encoded-bodies.ts';
import { createResolver, type SiteTarget } from './site-target.ts';

export interface SiteDeps {
  root: string;
  build: CurrentBuild;
  files: FileStore;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with an error page in the language of the address. */
    siteError(request: FastifyRequest, reply: FastifyReply, status: number, preferred?: Locale): Promise<FastifyReply>;
  }
}

/** Serves the built site: files as they are; pages after redirects of moved addresses and route resolution, with their status codes (spec 5, 10). */
export async function registerSite(app: FastifyInstance, { root, build, files }: SiteDeps): Promise<void> {
  const resolve = createResolver(() => build.files.redirects);
  // Sends what the store does not: large files, and parts of files.
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false, lastModified: false });

  // A reply is thenable: awaiting it waits for the end of the response. So it is only ever returned.
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, file: StoredFile) => {
    reply.styleHash = file.styleHash;
    if (file.bodies && !(request.headers.range && canBeCut(path))) return sendEncodedBody(request, reply, file.bodies);
    const etag = etagOf(request, file);
    if (isKnown(request, etag))
      return reply
        .code(304)
        .headers({ ...createFileHeaders(path), etag })
        .send();
    // A part of another version must not be put into what the client has. `sendFile` knows a weak ETag only, which no part may rest on.
    const { headers } = request.raw;
    if (headers['if-range'] !== undefined && headers['if-range'] !== etag) delete headers.range;
    delete headers['if-range'];
    return reply.headers({ ...createFileHeaders(path), etag }).sendFile(path, { acceptRanges: canBeCut(path), etag: false });
  };

  const findAndSend = async (request: FastifyRequest, reply: FastifyReply, { path, status, isPage }: FileTarget) => {
    const file = await files.find(path);
    if (file) return send(request, reply.code(status), path, file);
    return isPage ? app.siteError(request, reply, 404) : sendMissing(reply);
  };

  const smallestImages = new LRUCache<string, string>({ max: 5000, ttl: 60_000, fetchMethod: (file) => findSmallestImage(root, file) });
  /** Sends the smallest width to visitors with data saver (spec 13). */
  const sendImage = async (request: FastifyRequest, reply: FastifyReply, target: FileTarget) => {
    const path = (await files.find(target.path)) && (await smallestImages.fetch(target.path));
    if (!path || path === target.path) return findAndSend(request, reply, target);
    return findAndSend(request, reply.header('content-location', `/${path}`), { ...target, path });
  };

  // Kept for good: a server that can open no more files must still say so.
  const errorPages = new Map<string, StoredFile>();
  for (const path of LOCALES.flatMap((locale) => ['404', '500'].map((status) => `${locale}/errors/${status}.html`))) {
    const file = await files.find(path);
    if (file) errorPages.set(path, file);
  }

  app.decorate('siteError', async (request: FastifyRequest, reply: FastifyReply, status: number, preferred = DEFAULT_LOCALE) => {
    const first = request.originalUrl.split(/[/?]/)[1];
    const locale = isLocale(first) ? first : preferred;
    // A range of the missing file must not be applied to the error page.
    delete request.raw.headers.range;
    const path = `${locale}/errors/${status >= 500 ? '500' : '404'}.html`;
    const file = (await files.find(path).catch(() => undefined)) ?? errorPages.get(path);
    reply.code(status);
    return file ? send(request, reply, path, file) : reply.type('text/plain; charset=utf-8').send(`Error ${status}`);
  });

  // The only document that is no page, and so has an address with an extension.
  app.get(TAGS_URL, (request, reply) => findAndSend(request, reply, { kind: 'file', path: TAGS_URL.slice(1), status: 200, isPage: true }));

  // Where the build has the editor, it is at an address with a slash at its end, below which its files lie.
  const editor: FileTarget = { kind: 'file', path: `${EDITOR_URL.slice(1)}index.html`, status: 200, isPage: true };
  for (const address of [EDITOR_URL, EDITOR_URL.slice(0, -1)])
    app.get(address, (request, reply) => {
      if (!build.files.headers.ownPolicies?.[EDITOR_URL]) return answer(request, reply);
      return address === EDITOR_URL ? findAndSend(request, reply, editor) : reply.redirect(EDITOR_URL, 308);
    });

  // A visitor without JavaScript reads the reference number of the inquiry.
  for (const locale of LOCALES) {
    const address = hrefFor(locale, 'contactSent');
    const target: FileTarget = { kind: 'file', path: `${address.slice(1)}.html`, status: 200, isPage: true };
    app.get(
      address,
      (request, reply) => sendSentPage(request, reply, build.files.sentPages[locale]) ?? findAndSend(request, reply, target),
    );
  }

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const target = resolve(request.originalUrl);
    if (target.kind === 'api') return reply.callNotFound();
    if (target.kind === 'redirect') return reply.header('cache-control', 'no-cache').redirect(target.to, target.status);
    if (target.kind === 'malformed') return app.siteError(request, reply, 400);
    if (target.kind === 'hidden') return sendMissing(reply);
    if (target.path.startsWith('images/') && wantsSmallImage(request)) return sendImage(request, reply, target);
    // What is cached is sent without waiting.
    const file = files.peek(target.path);
    return file ? send(request, reply.code(target.status), target.path, file) : findAndSend(request, reply, target);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}

/** The ETag of a file in the encoding that is sent, whole or in parts. */
function etagOf(request: FastifyRequest, { bodies, version }: StoredFile): string {
  const encoding = chooseEncoding(request);
  return bodies ? (bodies[encoding] ?? bodies.identity).etag : createEtag(version, encoding);
}

type FileTarget = Extract<SiteTarget, { kind: 'file' }>;

/** Missing files get a plain 404: caches would store an HTML page as the script. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not Found');
}

function wantsSmallImage({ headers }: FastifyRequest): boolean {
  const saveData = headers['save-data'];
  return saveData !== undefined && /^\s*on\b/i.test(String(saveData));
}

/** Finds the narrowest file of the same image and format, relative to `root`: `…/uuid/name.hash-1200.avif`. */
async function findSmallestImage(root: string, file: string): Promise<string> {
  const [, stem, ending] = /^(.+-)\d+(\.\w+)$/.exec(file) ?? [];
  if (!stem || !ending) return file;
  const folder = dirname(file);
  const widths = (await readdir(`${root}/${folder}`))
    .map((name) => `${folder}/${name}`)
    .filter((other) => other.startsWith(stem) && other.endsWith(ending))
    .map((other) => Number(other.slice(stem.length, -ending.length)))
    .filter((width) => width > 0);
  return widths.length > 0 ? `${stem}${Math.min(...widths)}${ending}` : file;
}

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
