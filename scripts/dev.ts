import { Command } from 'commander';
import { createServer } from 'vite';
import { CACHE, ROOT } from '../pipeline/paths.ts';
import { devPlugin } from './dev/dev-plugin.ts';
import { DevSite } from './dev/dev-site.ts';
import { addListenOptions, DEV_PORT, type ListenOptions } from './listen-options.ts';

const { host, port, open } = addListenOptions(new Command('npm run dev --'))
  .description(
    'Serves the app without a build, on port 5173, with hot module replacement. Edited posts, words, names and facts are shown when the ' +
      'content has no error; else the page stays as it was, below what is wrong.',
  )
  .option('--open [path]', 'opens a browser, at /en or this path')
  .showHelpAfterError()
  .parse()
  .opts<ListenOptions & { open?: string | true }>();
process.chdir(ROOT);
// Nothing is counted, so that no notice covers a page that is being written.
process.env.PAGE_TRACKER_URL ||= 'off';
const server = await createServer({
  configFile: `${ROOT}vite.config.ts`,
  cacheDir: `${CACHE}/vite`,
  plugins: [await devPlugin(new DevSite(`${CACHE}/dev`))],
  server: {
    port: port ?? DEV_PORT,
    ...(host && { host }),
    open: open === true ? '/en' : (open ?? false),
    watch: { ignored: [`${CACHE}/**`, `${ROOT}dist*/**`] },
  },
});
await server.listen();
server.printUrls();
