import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { PostSet } from '../pipeline/content/posts.ts';
import { readFilms } from '../pipeline/films.ts';
import { readSites } from '../pipeline/found/site.ts';
import { readInputs } from '../pipeline/inputs.ts';
import { CACHE, CONTENT, DIST, ROOT } from '../pipeline/paths.ts';
import { prepareContent } from '../pipeline/prepare-content.ts';
import { writeRedirects } from '../pipeline/redirects.ts';
import { writeSearch } from '../pipeline/search/write-search.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { buildIfChanged } from './build-if-changed.ts';

// `npm run dev`: the app without prerendering, with hot replacement of code and words; edited posts, names and facts are
// read anew. Pictures and brochures come from the last build, which itself stays as it was made.
process.chdir(ROOT);
buildIfChanged();
const folder = `${CACHE}/dev`;
rmSync(folder, { recursive: true, force: true });
for (const [place, own] of [
  ['', 'site'],
  ['/site', 'data'],
] as const) {
  mkdirSync(folder + place, { recursive: true });
  for (const entry of readdirSync(DIST + place, { withFileTypes: true })) {
    const [from, to] = [`${DIST}${place}/${entry.name}`, `${folder}${place}/${entry.name}`];
    if (entry.isDirectory() && entry.name !== own) symlinkSync(resolve(from), to, 'junction');
    else if (entry.isFile()) cpSync(from, to);
  }
}
prepareSearch(prepareData());

const config = readConfig(process.env, folder);
const database = await openDatabase(config);

async function serveApi(port: number) {
  const app = await createApp(config, { database, logger: true });
  await app.listen({ port, host: '127.0.0.1' });
  return { app, port: (app.server.address() as { port: number }).port };
}

let api = await serveApi(0);
// The address that the browser knows stays, or its forms would be taken for another site's.
const proxy = { target: `http://127.0.0.1:${api.port}`, changeOrigin: false };
const server = await createServer({
  configFile: `${ROOT}vite.config.ts`,
  cacheDir: `${CACHE}/vite`,
  server: {
    port: Number(process.env.PORT ?? 5173),
    proxy: Object.fromEntries(['/api', '/images', '/data', '/films', '/downloads'].map((path) => [path, proxy])),
  },
});
await server.listen();
server.printUrls();

let waiting: NodeJS.Timeout | undefined;
let last = Promise.resolve();
const onEdit = (isInModules: boolean) => () => {
  // Names and facts are filled into words when these are sent.
  if (isInModules) server.moduleGraph.invalidateAll();
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    last = last.then(readAnew).catch((error) => console.error((error as Error).message));
  }, 50);
};
watch(`${CONTENT}/posts`, { recursive: true }, onEdit(false));
watch(CONTENT, onEdit(true));

/** A fault in a post is said, and the posts of before stay. */
async function readAnew(): Promise<void> {
  const sets = prepareData();
  await api.app.close();
  api = await serveApi(api.port);
  console.log('content read anew');
  server.ws.send({ type: 'full-reload' });
  prepareSearch(sets);
}

function prepareData(): PostSet[] {
  const kept = (name: string) => JSON.parse(readFileSync(`${CACHE}/${name}.json`, 'utf8'));
  const sets = prepareContent(kept('images'), readFilms().films, kept('brochures'), `${folder}/site/data`);
  writeRedirects(undefined, folder);
  return sets;
}

/** Posts are searched as they are now, pages as the last build has them. */
function prepareSearch(sets: PostSet[]): void {
  writeSearch(readSites(readInputs(), sets, new Map()), { note: console.log }, `${folder}/site`);
}
