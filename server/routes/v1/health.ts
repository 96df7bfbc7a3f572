import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import { sendProblem } from '../../problem.ts';
import { json, objectOf, oneOf, problem } from '../schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Why visitors should be sent elsewhere; undefined while pages can be sent and inquiries stored. */
    whyNotReady(): Promise<string | undefined>;
    /** To be called when something could not be stored: the proof that it can be holds no longer. */
    doubtStorage(): void;
  }
}

/** How long the database may take to store something. */
const DATABASE_TIMEOUT_MS = 2000;
/** How long a proof that inquiries can be stored holds, in milliseconds: whoever asks more often writes no more. */
const PROOF_MS = 10_000;

export function registerReadiness(app: FastifyInstance, database: Database): void {
  const { canStore, doubt } = createStorageCheck(app, database);
  app.decorate('doubtStorage', doubt);
  app.decorate('whyNotReady', async () => {
    if (app.shutdown.hasBegun) return 'The server is about to end.';
    return (await canStore()) ? undefined : 'The database does not store anything.';
  });
}

/** Whether the database stores in time, by a write at most every ten seconds. A failure is logged once, and looked at again each time. */
function createStorageCheck(app: FastifyInstance, database: Database): { canStore(): Promise<boolean>; doubt(): void } {
  let proof: Promise<boolean> | undefined;
  let provedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const prove = async () => {
    try {
      // Where something could not be stored, an inquiry that is taken back may miss the page that is damaged.
      await database.probe({ isThorough: provedAt === Number.NEGATIVE_INFINITY });
      hasFailed = false;
      provedAt = performance.now();
      return true;
    } catch (error) {
      if (!hasFailed) app.log.error({ err: error }, 'the database does not store anything');
      hasFailed = true;
      provedAt = Number.NEGATIVE_INFINITY;
      return false;
    } finally {
      proof = undefined;
    }
  };
  return {
    canStore() {
      if (performance.now() - provedAt < PROOF_MS) return Promise.resolve(true);
      // One at a time, however many ask while the database does not answer.
      proof ??= prove();
      const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_TIMEOUT_MS, false).unref());
      return Promise.race([proof, timeout]);
    },
    doubt() {
      provedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

const HEALTH = objectOf<{ status: 'live' | 'ready' }>({ status: oneOf(['live', 'ready']) });
const LIVE = { operationId: 'isLive', summary: 'The process answers', response: { 200: json('It does.', HEALTH) } };
const READY = {
  operationId: 'isReady',
  summary: 'The server has its site and its database',
  response: { 200: json('It has.', HEALTH), 503: problem('It lacks one of them.') },
};

/** Registers `/health/live` (the process answers) and `/health/ready` (visitors may be sent here). */
export function registerHealth(api: FastifyInstance): void {
  api.get('/health/live', { schema: LIVE }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', { schema: READY }, async (_request, reply) => {
    const detail = await api.whyNotReady();
    if (detail) return sendProblem(reply, { status: 503, title: 'Not ready', detail });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
