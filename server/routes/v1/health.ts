import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { sendProblem } from '../../problem.ts';

/** How long the database may take, in milliseconds. */
const PATIENCE = 2000;

/** `live`: the process answers. `ready`: it has what it needs to serve the site. */
export function registerHealth(api: FastifyInstance, distDir: string, database: Database): void {
  api.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', async (_request, reply) => {
    if (!existsSync(`${distDir}/site/en.html`))
      return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The site is not built.' });
    if (!(await answers(database))) return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The database does not answer.' });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

/** The tables are there, and soon. */
function answers({ db }: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref());
  const query = sql`select 1 from inquiries limit 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([query, late]);
}
