import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';

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

const getPath = (url: string) => url.replace(/\?.*$/s, '');

const toPattern = (url: string) => new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
