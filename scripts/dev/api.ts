import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Api {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Lets it read its files again at once. Requests that are under way are still answered from the earlier ones. */
  reopen(): Promise<void>;
}

/** The site's own server over a folder in place of a build, in this process. */
export async function openApi(dist: string): Promise<Api> {
  // Only now, when there are good names, facts and words to import.
  const [{ createApp }, { readConfig }, { openDatabase }] = await Promise.all([
    import('../../server/app.ts'),
    import('../../server/config.ts'),
    import('../../server/db/open-database.ts'),
  ]);
  const config = readConfig({ ...process.env, PORT: '0' }, dist);
  const database = await openDatabase(config);
  const open = async () => {
    const app = await createApp(config, { database, logger: true });
    await app.ready();
    return app;
  };
  let app = await open();
  return {
    answer: (request, response) => app.routing(request, response),
    async reopen() {
      const earlier = app;
      app = await open();
      await earlier.close();
    },
  };
}
