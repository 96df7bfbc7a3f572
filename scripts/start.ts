import { pathToFileURL } from 'node:url';
import { DIST } from '../pipeline/paths.ts';
import { buildIfChanged } from './build-if-changed.ts';

// `npm start`: builds the site when its sources or inputs have changed, then serves it.
buildIfChanged();
await import(pathToFileURL(`${DIST}/server/index.mjs`).href);
console.log('Ctrl+C ends it. Go on with `npm run dev` (edits show at once), `npm test` (checks a change), or README.md.');
