import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { PostOptions, PostSet } from '../pipeline/content/posts.ts';
import { readFilms } from '../pipeline/films.ts';
import { readInputs } from '../pipeline/inputs.ts';
import { readSiteMetadata } from '../pipeline/metadata/site-metadata.ts';
import { CACHE, CONTENT, DIST, ROOT } from '../pipeline/paths.ts';
import { prepareContent } from '../pipeline/prepare-content.ts';
import { readRedirects, writeRedirects } from '../pipeline/redirects.ts';
import { type PartsOf, readParts } from '../pipeline/search/make-documents.ts';
import { writeSearch } from '../pipeline/search/write-search.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { buildIfChanged } from './build-if-changed.ts';

// `npm run dev`: the app without prerendering, with hot module replacement. Edited posts, names and facts are read again. Images and
// brochures come from the last build, which is not changed: it is linked and copied into a folder of its own.
process.chdir(ROOT);
buildIfChanged();
const folder = `${CACHE}/dev`;
rmSync(folder, { recursive: true, force: true });
for (const [path, ownFolder] of [
  ['', 'site'],
  ['/site', 'data'],
] as const) {
  mkdirSync(folder + path, { recursive: true });
  for (const entry of readdirSync(DIST + path, { withFileTypes: true })) {
    const [from, to] = [`${DIST}${path}/${entry.name}`, `${folder}${path}/${entry.name}`];
    if (entry.isDirectory() && entry.name !== ownFolder) symlinkSync(resolve(from), to, 'junction');
    else if (entry.isFile()) cpSync(from, to);
  }
}
/** Compiled bodies of posts: an edit compiles one, not all. */
const compiled: PostOptions['compiled'] = new Map();
/** The copy of the pages: that of the last build, so it is read once. */
const pages = new Map<string, ReturnType<PartsOf>>();
const partsOf: PartsOf = (path, page, locale) => {
  const parts = pages.get(path) ?? readParts(path, page, locale);
  pages.set(path, parts);
  return parts;
};
prepareSearch(prepareData());

const config = readConfig(process.env, folder);
const database = await openDatabase(config);

async function serveApi(port: number) {
  const app = await createApp(config, { database, logger: true });
  await app.listen({ port, host: '127.0.0.1' });
  return { app, port: (app.server.address() as { port: number }).port };
}

let api = await serveApi(0);
// The Host header stays, since the server refuses forms from another origin.
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

/** Names or facts have changed: modules contain them, filled in when they are transformed. */
let hasOldModules = false;
let debounceTimer: NodeJS.Timeout | undefined;
let searchTimer: NodeJS.Timeout | undefined;
let lastReload = Promise.resolve();
server.watcher.on('all', (_event, path) => {
  if (!path.startsWith(CONTENT)) return;
  if (!path.startsWith(`${CONTENT}/posts`)) hasOldModules = true;
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => {
    lastReload = lastReload.then(reloadContent).catch((error) => console.error((error as Error).message));
  }, 50);
});

/** Reads the content again. When a post has an error, this rejects and the previous posts stay. */
async function reloadContent(): Promise<void> {
  const sets = prepareData();
  const closed = api.app.close();
  // The proxy keeps connections open, which closing would wait for.
  api.app.server.closeAllConnections();
  await closed;
  api = await serveApi(api.port);
  console.log('content reloaded');
  if (hasOldModules) {
    hasOldModules = false;
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  } else {
    // The page asks the API again (src/entry-client.tsx).
    server.ws.send({ type: 'custom', event: 'site:posts' });
  }
  // The page is shown first.
  clearTimeout(searchTimer);
  searchTimer = setTimeout(prepareSearch, 3000, sets);
}

function prepareData(): PostSet[] {
  const readCached = (name: string) => JSON.parse(readFileSync(`${CACHE}/${name}.json`, 'utf8'));
  const { sets } = prepareContent(readCached('images'), readFilms().films, readCached('brochures'), `${folder}/site/data`, { compiled });
  writeRedirects(readRedirects(), folder);
  return sets;
}

/** The search index has the current posts, and the pages of the last build. */
function prepareSearch(sets: PostSet[]): void {
  writeSearch(readSiteMetadata(readInputs(), sets, new Map()), { note: console.log }, `${folder}/site`, partsOf);
}
