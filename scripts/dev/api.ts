import type { IncomingMessage, ServerResponse } from 'node:http';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { DEV_DIST, GOOD, SOURCES } from './folders.ts';

export interface Api {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Lets it read its files again at once. Requests that are under way are still answered from the earlier ones. */
  reopen(): Promise<void>;
}

/** The site's own server over `DEV_DIST`, in this process. */
export async function openApi(): Promise<Api> {
  const pairs = (['content', 'locales'] as const).map((name) => [urlOf(SOURCES[name]), urlOf(GOOD[name])]);
  register(new URL('./resolve-good-content.mjs', import.meta.url), { data: pairs });
  // Only now, when there are good names, facts and words to import.
  const [{ createApp }, { readConfig }, { openDatabase }] = await Promise.all([
    import('../../server/app.ts'),
    import('../../server/config.ts'),
    import('../../server/db/open-database.ts'),
  ]);
  const config = readConfig({ ...process.env, PORT: '0' }, DEV_DIST);
  const database = await openDatabase(config);
  const open = async () => {
    const app = await createApp(config, { database, logger: true });
    await app.ready();
    return app;
  };
  let app: FastifyInstance = await open();
  return {
    answer: (request, response) => app.routing(request, response),
    async reopen() {
      const earlier = app;
      app = await open();
      await earlier.close();
    },
  };
}

const urlOf = (folder: string) => `${pathToFileURL(folder)}/`;
