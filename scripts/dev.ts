import { Command } from 'commander';
import { createServer } from 'vite';
import { CACHE, ROOT } from '../pipeline/paths.ts';
import { devPlugin } from './dev/dev-plugin.ts';
import { DevSite } from './dev/dev-site.ts';

new Command('npm run dev --')
  .description(
    'Serves the app without a build, on port 5173 or PORT, with hot module replacement. Edited posts, words, names and facts are shown ' +
      'when the content has no error; else the page stays as it was, below what is wrong.',
  )
  .showHelpAfterError()
  .parse();
process.chdir(ROOT);
// A brochure is printed when its words are final: until then it is out of date, which is no fault of an edit.
process.env.OLD_BROCHURES ??= '1';
const server = await createServer({
  configFile: `${ROOT}vite.config.ts`,
  cacheDir: `${CACHE}/vite`,
  plugins: [await devPlugin(new DevSite(`${CACHE}/dev`))],
  server: { port: Number(process.env.PORT ?? 5173), watch: { ignored: [`${CACHE}/**`, `${ROOT}dist*/**`] } },
});
await server.listen();
server.printUrls();
