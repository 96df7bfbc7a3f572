import { readFileSync, watch } from 'node:fs';
import { createServer } from 'vite';
import { CACHE, CONTENT, DIST, ROOT } from '../pipeline/paths.ts';
import { prepareContent } from '../pipeline/prepare-content.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { buildIfChanged } from './build-if-changed.ts';

// `npm run dev`: the app without prerendering, with hot replacement of code and words; edited posts are read anew.
// Pictures and brochures come from the last build.
process.chdir(ROOT);
buildIfChanged();

async function serveApi(port: number) {
  const app = await createApp(readConfig({ ...process.env, PORT: String(port) }, DIST));
  await app.listen({ port, host: '127.0.0.1' });
  return { app, port: (app.server.address() as { port: number }).port };
}

let api = await serveApi(0);
const target = `http://127.0.0.1:${api.port}`;
const server = await createServer({
  configFile: `${ROOT}vite.config.ts`,
  server: { port: Number(process.env.PORT ?? 5173), proxy: { '/api': target, '/images': target, '/downloads': target } },
});
await server.listen();
server.printUrls();

let waiting: NodeJS.Timeout | undefined;
watch(`${CONTENT}/posts`, { recursive: true }, () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => void readAnew().catch((error) => console.error((error as Error).message)), 100);
});

/** A fault in a post is said, and the posts of before stay. */
async function readAnew(): Promise<void> {
  const kept = (name: string) => JSON.parse(readFileSync(`${CACHE}/${name}.json`, 'utf8'));
  prepareContent(kept('images'), kept('brochures'), `${DIST}/site/data`);
  await api.app.close();
  api = await serveApi(api.port);
  console.log('posts read anew');
  server.ws.send({ type: 'full-reload' });
}
