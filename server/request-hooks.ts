import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentRelease } from './current-release.ts';
import type { Answer } from './metrics.ts';
import { sendProblem } from './problem.ts';

/**
 * Reads `X-Forwarded-For` as the addresses alone. Some gateways write ports, brackets or quotation marks, with which each connection of a
 * visitor would be a visitor of its own, and a trusted proxy would be a stranger. Register it before anything asks for `request.ip`.
 */
export function registerForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded) headers['x-forwarded-for'] = String(forwarded).split(',').map(readAddress).join(', ');
    done();
  });
}

/** `203.0.113.8:4711`, `"[2001:db8::1]:443"` and `fe80::1%eth0` without what is no part of the address. */
function readAddress(text: string): string {
  const bare = text.replace(/["\s]/g, '');
  const [, address = bare] = /^\[(.*)\](?::\d+)?$/.exec(bare) ?? /^([\d.]+):\d+$/.exec(bare) ?? [];
  return address.split('%', 1)[0] ?? '';
}

/** Requests of one connection that may wait for their answers at once. Browsers and proxies send one. */
const MAX_OPEN_ANSWERS = 2;

/** Closes a connection that sends more requests than it reads answers (RFC 9112, 9.3.2), which could fill the memory. */
export function limitOpenAnswers(app: FastifyInstance): void {
  const open = new WeakMap<object, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    // A closed connection's requests come all the same, as long as its block lasts.
    if (count > MAX_OPEN_ANSWERS || socket.destroyed) {
      socket.destroy();
      reply.hijack();
      return;
    }
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    done();
  });
}

interface ApiRoute {
  /** The pattern of the route: `/api/v1/posts/:type`. */
  url: string;
  methods: string[];
  pattern: RegExp;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the API. */
    apiRoutes: readonly ApiRoute[];
  }
}

/** Answers 405 with the allowed methods to API requests with another method, before their body is read. Register it before the routes. */
export function registerAllowedMethods(app: FastifyInstance): void {
  const routes: ApiRoute[] = [];
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const route = routes.find((other) => other.url === url);
    if (route) route.methods.push(...[method].flat());
    else routes.push({ url, methods: [method].flat(), pattern: toPattern(url) });
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    const path = getPath(request.url);
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    if (methods.length === 0 || methods.includes(request.method)) return done();
    const allow = methods.join(', ');
    const detail = `${path} answers ${allow} only.`;
    sendProblem(reply.header('allow', allow), { status: 405, title: 'Method Not Allowed', detail });
  });
}

const getPath = (url: string) => url.split('?', 1)[0] ?? '';

const toPattern = (url: string) => new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);

/** How long a browser may remember what a preflight request allowed, in seconds. */
const MAX_AGE = 86_400;

/**
 * Lets pages of the site's origin use the API, where a build says that it is at another origin (`API_BASE`): answers preflight requests,
 * and names the one origin in each answer. Elsewhere nothing changes. Register it before what refuses methods.
 */
export async function registerCrossOrigin(app: FastifyInstance, current: CurrentRelease): Promise<void> {
  if (!current.release.headers.apiOrigin) return;
  await app.register(cors, {
    delegator: async ({ url }: FastifyRequest) => ({
      origin: url.startsWith('/api/') ? current.release.headers.origin : false,
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: ['content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after'],
      maxAge: MAX_AGE,
    }),
  });
}

/** Writes the access log, and counts answers. Nothing of it is about a person. */
export function registerAnswersLog(app: FastifyInstance, isOn: boolean, observe?: (answer: Answer) => void): void {
  if (!isOn && !observe) return;
  const log = app.log.child({}, { level: 'info' });
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = reply.elapsedTime;
    observe?.({ route: routeOf(request), status: reply.statusCode, seconds: milliseconds / 1000 });
    if (isOn) log.info(describeAnswer(request, reply, milliseconds), 'answered');
    done();
  });
}

function describeAnswer(request: FastifyRequest, reply: FastifyReply, milliseconds: number): object {
  return {
    reqId: request.id,
    method: request.method,
    // What follows the path may be what a visitor searched for.
    path: request.originalUrl.split('?', 1)[0],
    status: reply.statusCode,
    ms: Math.round(milliseconds * 10) / 10,
  };
}

/** Folders of the site whose files are no pages. */
const FOLDERS = ['assets', 'data', 'downloads', 'films', 'images', 'og'];

function routeOf({ routeOptions, originalUrl }: FastifyRequest): string {
  if (routeOptions.url?.startsWith('/api/')) return routeOptions.url;
  if (originalUrl.startsWith('/api/')) return 'api';
  const folder = /^\/(\w+)\//.exec(originalUrl)?.[1] ?? '';
  if (FOLDERS.includes(folder)) return folder;
  return /\.\w+(?:\?|$)/.test(originalUrl) ? 'file' : 'page';
}
