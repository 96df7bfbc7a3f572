import { pathToFileURL } from 'node:url';
import { DIST } from '../pipeline/paths.ts';
import { buildIfChanged } from './build-if-changed.ts';

// `npm start`: builds when anything the site is made of has changed, then serves it.
buildIfChanged();
await import(pathToFileURL(`${DIST}/server/index.mjs`).href);
