import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { sendProblem } from '../../problem.ts';

/** How long the database may take to answer. */
const DATABASE_TIMEOUT_MS = 2000;

/** Registers `/health/live` (the process answers) and `/health/ready` (site and database are available). */
export function registerHealth(api: FastifyInstance, distDir: string, database: Database): void {
  api.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', async (_request, reply) => {
    if (!existsSync(`${distDir}/site/en.html`))
      return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The site is not built.' });
    if (!(await isReady(database))) return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The database does not answer.' });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

/** Whether the database has its tables and answers in time. */
function isReady({ db }: Database): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_TIMEOUT_MS, false).unref());
  const query = sql`select 1 from inquiries limit 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([query, timeout]);
}
