import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerHeaders } from './plugins/headers.ts';
import { openPostStore } from './post-store.ts';
import { registerSite } from './routes/site.ts';
import { registerHealth } from './routes/v1/health.ts';
import { registerPosts } from './routes/v1/posts.ts';

/** Puts the server together; every part in visible order. Listens to nothing yet. */
export async function createApp(config: Config, { logger = false }: { logger?: boolean } = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: config.trustProxy as boolean,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // The router refuses malformed encodings by itself; the guard is to answer them, from the original address.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.startsWith('/api/') ? '/api/v1/malformed' : '/malformed'),
  });
  const posts = openPostStore(`${config.distDir}/site/data`);
  registerErrors(app);
  registerHeaders(app, config.distDir);
  await app.register(
    async (api) => {
      registerHealth(api, config.distDir);
      registerPosts(api, posts);
    },
    { prefix: '/api/v1' },
  );
  await registerSite(app, config.distDir);
  return app;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] as string);
    return true;
  } catch {
    return false;
  }
}
