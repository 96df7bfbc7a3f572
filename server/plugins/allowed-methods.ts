import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';

interface ApiRoute {
  /** As it is written: `/api/v1/posts/:type`. */
  url: string;
  methods: string[];
  pattern: RegExp;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the API has. */
    apiRoutes: readonly ApiRoute[];
  }
}

/** A call of the API by a method that it does not have is told which it has, whatever its body is. Before the routes. */
export function registerAllowedMethods(app: FastifyInstance): void {
  const routes: ApiRoute[] = [];
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const known = routes.find((route) => route.url === url);
    if (known) known.methods.push(...[method].flat());
    else routes.push({ url, methods: [method].flat(), pattern: toPattern(url) });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const path = request.url.split('?', 1)[0] as string;
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    if (methods.length === 0 || methods.includes(request.method)) return;
    const allow = methods.join(', ');
    const detail = `${path} answers ${allow} only.`;
    return sendProblem(reply.header('allow', allow), { status: 405, title: 'Method Not Allowed', detail });
  });
}

const toPattern = (url: string) => new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
