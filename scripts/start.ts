import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { DIST } from '../pipeline/paths.ts';
import { buildIfChanged } from './build.ts';
import { addListenOptions, type ListenOptions } from './listen-options.ts';

/** How often it is looked at whether npm has ended, in milliseconds. */
const NPM_INTERVAL_MS = 500;

const program = addListenOptions(new Command('npm start --'))
  .description(
    'Builds the site when its sources or inputs have changed, then serves it at http://localhost:4173/en. docs/settings.md lists the settings.',
  )
  .option('--no-build', 'serves the last build as it is (npm run preview)')
  .showHelpAfterError()
  .parse();
endWithNpm();
const { build, host, port } = program.opts<ListenOptions & { build: boolean }>();
if (build) buildIfChanged();
const server = `${DIST}/server/index.mjs`;
if (!existsSync(server)) program.error(`There is no build in ${DIST}: npm run build makes one`, { exitCode: 1 });
if (host) process.env.HOST = host === true ? '0.0.0.0' : host;
if (port !== undefined) process.env.PORT = String(port);
await import(pathToFileURL(server).href);
console.log('Ctrl+C ends it. Go on with `npm run dev` (edits show at once), `npm test` (checks a change), or README.md.');

/** Ends this process with the shell that npm runs it through, which keeps SIGTERM to itself: the server would hold the port. */
function endWithNpm(): void {
  const shell = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, NPM_INTERVAL_MS).unref();
}
