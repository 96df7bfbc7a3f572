import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { sendProblem } from '../../problem.ts';

/** How long the database may take to store something. */
const DATABASE_TIMEOUT_MS = 2000;
/** How long a proof that inquiries can be stored holds: whoever asks more often writes no more. */
const PROOF_MS = 10_000;

/**
 * Registers `/health/live` (the process answers) and `/health/ready` (pages can be sent and inquiries stored, and nobody has asked the
 * server to end).
 */
export function registerHealth(api: FastifyInstance, { files, database }: { files: FileStore; database: Database }): void {
  const canStore = createStorageCheck(api, database);
  api.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', async (_request, reply) => {
    const notReady = (detail: string) => sendProblem(reply, { status: 503, title: 'Not ready', detail });
    if (api.shutdown.hasBegun) return notReady('The server is about to end.');
    if (!(await files.find('en.html').catch(() => undefined))) return notReady('The site is not built.');
    if (!(await canStore())) return notReady('The database does not store anything.');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

/** Whether the database stores in time, by a write at most every ten seconds. A failure is logged once, and looked at again each time. */
function createStorageCheck(api: FastifyInstance, database: Database): () => Promise<boolean> {
  let proof: Promise<boolean> | undefined;
  let provedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  const prove = async () => {
    try {
      await database.probe();
      hasFailed = false;
      provedAt = performance.now();
      return true;
    } catch (error) {
      if (!hasFailed) api.log.error({ err: error }, 'the database does not store anything');
      hasFailed = true;
      return false;
    } finally {
      proof = undefined;
    }
  };
  return () => {
    if (performance.now() - provedAt < PROOF_MS) return Promise.resolve(true);
    // One at a time, however many ask while the database does not answer.
    proof ??= prove();
    const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_TIMEOUT_MS, false).unref());
    return Promise.race([proof, timeout]);
  };
}
