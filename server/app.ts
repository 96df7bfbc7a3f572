import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { openCounts } from './analytics/counts.ts';
import type { Config } from './config.ts';
import { type CurrentRelease, openCurrentRelease } from './current-release.ts';
import type { Database } from './db/open-database.ts';
import type { Answer } from './metrics.ts';
import { answerUnreadable, registerErrors } from './problem.ts';
import {
  limitOpenAnswers,
  registerAllowedMethods,
  registerAnswersLog,
  registerCrossOrigin,
  registerForwardedAddresses,
} from './request-hooks.ts';
import { registerOpenapi } from './routes/schema.ts';
import { registerSecurityTxt, registerSite } from './routes/site.ts';
import { registerStaff } from './routes/staff.ts';
import { registerHealth, registerReadiness } from './routes/v1/health.ts';
import { registerInquiries } from './routes/v1/inquiries.ts';
import { openPostStore, registerPosts } from './routes/v1/posts.ts';
import { openSearchStore, registerSearch } from './routes/v1/search.ts';
import { registerVisits } from './routes/v1/visits.ts';
import { registerHeaders } from './security-headers.ts';

export interface AppDeps {
  /** The caller closes it, after the app. */
  database: Database;
  /** What is served; without it, the release that `distDir` leads to. */
  current?: CurrentRelease;
  /** Called when a new inquiry was stored, so that its mails can be sent. */
  onInquiry?: () => void;
  /** Called when a request has destroyed personal data, so that the freed space is erased. */
  onDestroyed?: () => void;
  onAnswer?: ((answer: Answer) => void) | undefined;
  logger?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server was asked to end: it is not ready any more, and closes each connection after its answer. */
    shutdown: { hasBegun: boolean };
  }
}

/** How long a request may take to come whole, in milliseconds. */
const REQUEST_MS = 30_000;
/** How long a connection may move no byte while it is answered, in milliseconds: longer than any answer takes to begin. Node cuts at the second such time. */
const STANDSTILL_MS = 60_000;

/** Creates the server without starting to listen. The order of registration matters. */
export async function createApp(
  config: Config,
  { database, current: given, onInquiry = () => undefined, onDestroyed = () => undefined, onAnswer, logger = false }: AppDeps,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && { ...LOGGER, level: config.logLevel },
    // The log has no lines of Fastify's own for each request: they name the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestNames(),
    // Fastify takes no number, since whoever reaches the server past its proxies could write any address (docs/security.md).
    trustProxy:
      typeof config.trustProxy === 'number' ? (_address: string, hop: number) => hop < Number(config.trustProxy) : config.trustProxy,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_MS,
    connectionTimeout: STANDSTILL_MS,
    // Node cuts bodies in time only when both limits are known from the start, and looks every 30 s otherwise.
    http: { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, connectionsCheckingInterval: 5000 },
    rewriteUrl: (request) => {
      let { url = '/' } = request;
      if (!url.startsWith('/')) {
        // Clients of a proxy write the whole address (RFC 9112, 3.2.2).
        url = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
        Object.assign(request, { originalUrl: url });
      }
      // The router would answer malformed encodings by itself; the site's own routes answer them, by the original URL.
      return !url.includes('%') || isDecodable(url) ? url : url.startsWith('/api/') ? '/api/v1/malformed' : '/malformed';
    },
  });
  app.decorate('shutdown', { hasBegun: false });
  const current =
    given ??
    (await openCurrentRelease(config.distDir, {
      maxBytes: config.fileMemory,
      report: (error) => app.log.error({ err: error }, 'the new release cannot be used'),
      warn: (message) => app.log.warn(message),
    }));
  app.addHook('onClose', () => current.close());
  app.addHook('onListen', () => {
    current.release.fill().catch((error) => app.log.warn(error, 'not all files could be read ahead'));
  });
  limitOpenAnswers(app);
  registerAnswersLog(app, config.accessLog, onAnswer);
  registerErrors(app);
  refuseSecondHost(app);
  if (config.trustProxy) registerForwardedAddresses(app);
  registerReadiness(app, database);
  registerHeaders(app, current);
  await registerCrossOrigin(app, current);
  registerAllowedMethods(app);
  await app.register(
    async (api) => {
      await registerOpenapi(api);
      registerHealth(api);
      registerPosts(api, openPostStore(current));
      registerInquiries(api, { database, current, rate: config.inquiryRate, onInquiry });
      const report = (error: Error | undefined) => {
        if (error) app.log.error(`visits are not counted: ${error.message}. Counting is tried again every few seconds`);
        else app.log.error('visits are counted again');
      };
      registerVisits(api, openCounts(database, { report }), current);
      registerSearch(api, openSearchStore(current), config.searchRate);
    },
    { prefix: '/api/v1' },
  );
  registerSecurityTxt(app, current);
  await registerStaff(app, { database, dataDir: config.dataDir, current, onDestroyed });
  registerSite(app, current);
  return app;
}

/**
 * Logs errors only, without the fields that a database driver adds, which may contain values of rows, and without addresses of visitors.
 * By Node's own stream: the default one of Fastify's logger never returns from a write to a full disk.
 */
const LOGGER = {
  stream: process.stdout,
  serializers: {
    err: ({ name, code, message, stack = '' }: FastifyError) => ({ type: name, code, message, stack }),
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
  },
};

/** Names requests, also across servers: a part of its own for each process, and a number. */
function createRequestNames(): () => string {
  const own = randomUUID().slice(0, 8);
  let last = 0;
  return () => {
    last += 1;
    return `${own}-${last}`;
  };
}

/** Answers 400 to a request with two Host headers (RFC 9112, 3.2), of which a proxy may have read the other one. */
function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
    done(hosts > 1 ? Object.assign(new Error('Bad Request'), { statusCode: 400 }) : undefined);
  });
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
