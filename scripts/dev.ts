import './dev/set-folders.ts';
import { Command } from 'commander';
import { createServer } from 'vite';
import { formatErrors } from '../pipeline/content/format-errors.ts';
import { CACHE, ROOT } from '../pipeline/paths.ts';
import { shownPosts } from './dev/all-posts.ts';
import { answerRequests } from './dev/answer-requests.ts';
import { openApi } from './dev/api.ts';
import { makeDevFonts, makeLater } from './dev/background-work.ts';
import { committedVersion } from './dev/committed-version.ts';
import { devPlugin } from './dev/dev-plugin.ts';
import { DevSite } from './dev/dev-site.ts';
import { DEV_DIST, GOOD, SOURCES } from './dev/folders.ts';
import { openGoodSources } from './dev/good-sources.ts';
import { createPreviews } from './dev/preview/previews.ts';
import { sendChanges } from './dev/send-changes.ts';
import { waitForSources } from './dev/wait-for-sources.ts';

new Command('npm run dev --')
  .description(
    'Serves the app without a build, on port 5173 or PORT, with hot module replacement. Edited posts, words, names and facts are shown ' +
      'when they have no error; what has one stays as it last was, and the page says what is wrong.',
  )
  .showHelpAfterError()
  .parse();
process.chdir(ROOT);
const port = Number(process.env.PORT ?? 5173);
const sources = openGoodSources({ from: SOURCES, to: GOOD, earlier: committedVersion });
const site = new DevSite(DEV_DIST);
let faults: readonly string[] = [];

await waitForSources(port, async () => {
  const update = await sources.update();
  faults = update.faults;
  await site.update(update.changed, update.compiled).catch((error) => {
    throw faults.length > 0 ? new Error(formatErrors(faults)) : error;
  });
});
const readPosts = () => site.posts as NonNullable<typeof site.posts>;
let api: ReturnType<typeof openApi> | undefined;
const getApi = () => {
  api ??= openApi();
  return api;
};
const fonts = makeDevFonts(shownPosts(readPosts()));
fonts.catch((error) => console.error(error));
const server = await createServer({
  configFile: `${ROOT}vite.config.ts`,
  cacheDir: `${CACHE}/vite`,
  plugins: [
    devPlugin({
      answer: answerRequests({ getApi, pictures: site.pictures, previews: createPreviews(readPosts), fonts }),
      listFaults: () => faults,
    }),
  ],
  server: { port, watch: { ignored: [`${CACHE}/**`, `${ROOT}dist*/**`] } },
});
await server.listen();
server.printUrls();
// After the page and its modules can be asked for: what asks for posts waits.
getApi().catch((error) => console.error(error));
tellFaults();
let laterTimer = setTimeout(makeRest, 2000);

let debounceTimer: NodeJS.Timeout | undefined;
let lastUpdate = Promise.resolve();
server.watcher.on('all', (_event, path) => {
  if (!Object.values(SOURCES).some((folder) => path.startsWith(folder))) return;
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => {
    lastUpdate = lastUpdate.then(takeOver).catch((error) => console.error((error as Error).message));
  }, 50);
});

/** Takes over what has been edited and has no error. */
async function takeOver(): Promise<void> {
  const update = await sources.update();
  const isOther = update.faults.join() !== faults.join();
  faults = update.faults;
  if (isOther) tellFaults();
  if (update.changed.length === 0) return;
  await site.update(update.changed, update.compiled);
  await (await getApi()).reopen();
  sendChanges(server, update.changed);
  console.log('content reloaded');
  // The page is shown first.
  clearTimeout(laterTimer);
  laterTimer = setTimeout(makeRest, 3000);
}

function tellFaults(): void {
  console.log(faults.length > 0 ? formatErrors(faults) : 'The content is valid.');
  server.ws.send({ type: 'custom', event: 'site:faults', data: faults });
}

function makeRest(): void {
  try {
    makeLater(shownPosts(readPosts()), `${DEV_DIST}/site`);
  } catch (error) {
    console.error((error as Error).message);
  }
}
