import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { DIST } from '../pipeline/paths.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { endWithNpm } from './end-with-npm.ts';

new Command('npm start --')
  .description(
    'Builds the site when its sources or inputs have changed, then serves it at http://localhost:4173/en. docs/settings.md lists the settings.',
  )
  .showHelpAfterError()
  .parse();
endWithNpm();
buildIfChanged();
await import(pathToFileURL(`${DIST}/server/index.mjs`).href);
console.log('Ctrl+C ends it. Go on with `npm run dev` (edits show at once), `npm test` (checks a change), or README.md.');
