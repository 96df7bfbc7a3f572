import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DIST } from '../../pipeline/paths.ts';
import { writeReleaseList } from '../../pipeline/write-release-list.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/db/open-database.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** The built site unless another is given, whose files are listed as they are now. */
  dist?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  onInquiry?: () => void;
  onDestroyed?: () => void;
}

/** The server as a test asks it, without a port, on a new database of its own. */
export async function openTestApp({ dist = DIST, env = {}, timeoutMs, onInquiry, onDestroyed }: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(`${tmpdir()}/data-`);
  if (dist !== DIST) writeReleaseList(dist);
  const config = readConfig({ DATA_DIR: dataDir, ...env }, resolve(dist));
  const database = await openDatabase({ ...config, timeoutMs });
  const app = await createApp(config, { database, ...(onInquiry && { onInquiry }), ...(onDestroyed && { onDestroyed }) });
  return {
    app,
    database,
    dataDir,
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
