import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { readTemplates } from './contact/form-templates.ts';
import type { Database } from './db/open-database.ts';
import { openFileStore } from './files/file-store.ts';
import { fillStore } from './files/fill-store.ts';
import { registerAllowedMethods } from './plugins/allowed-methods.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerHeaders } from './plugins/headers.ts';
import { openPostStore } from './post-store.ts';
import { registerSite } from './routes/site.ts';
import { registerHealth } from './routes/v1/health.ts';
import { registerInquiries } from './routes/v1/inquiries.ts';
import { registerOpenapi } from './routes/v1/openapi.ts';
import { registerPosts } from './routes/v1/posts.ts';
import { registerSearch } from './routes/v1/search.ts';
import { openSearchThread } from './search/search-thread.ts';

export interface AppDeps {
  /** The caller closes it, after the app. */
  database: Database;
  /** Called when a new inquiry was stored, so that its mails can be sent. */
  onInquiry?: () => void;
  logger?: boolean;
}

/** Creates the server without starting to listen. The order of registration matters. */
export async function createApp(
  config: Config,
  { database, onInquiry = () => undefined, logger = false }: AppDeps,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && LOGGER,
    trustProxy: config.trustProxy as boolean,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // The router would answer malformed encodings by itself; the site's own routes answer them, by the original URL.
    rewriteUrl: ({ url = '/' }) =>
      !url.includes('%') || isDecodable(url) ? url : url.startsWith('/api/') ? '/api/v1/malformed' : '/malformed',
  });
  const root = `${config.distDir}/site`;
  const files = openFileStore(root, { maxBytes: config.fileMemory });
  app.addHook('onListen', () => {
    fillStore(files, root, config.fileMemory).catch((error) => app.log.warn(error, 'not all files could be read ahead'));
  });
  registerErrors(app);
  const { origin } = registerHeaders(app, config.distDir);
  registerAllowedMethods(app);
  const templates = readTemplates(config.distDir);
  await app.register(
    async (api) => {
      registerHealth(api, config.distDir, database);
      registerOpenapi(api, config.distDir);
      registerPosts(api, openPostStore(root, files));
      registerInquiries(api, { database, templates, rate: config.inquiryRate, origin, onInquiry });
      registerSearch(api, openSearchThread(`${root}/data`), config.searchRate);
    },
    { prefix: '/api/v1' },
  );
  await registerSite(app, config.distDir, files);
  return app;
}

/** Logs errors only, without the fields that a database driver adds, which may contain values of rows. */
const LOGGER = {
  level: 'warn',
  serializers: { err: ({ name, code, message, stack = '' }: FastifyError) => ({ type: name, code, message, stack }) },
};

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*$/s, ''));
    return true;
  } catch {
    return false;
  }
}
