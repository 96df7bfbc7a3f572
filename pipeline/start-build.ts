import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The build imports this module before all others, since React and pipeline/paths.ts read the environment when they are loaded. The build
 * writes into a draft folder, which replaces the served one at the end (pipeline/publish-draft.ts).
 */
const dist = process.env.OUT_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));
process.env.EARLIER_DIST = dist;
process.env.OUT_DIR = `${dist}.draft`;
process.env.NODE_ENV = 'production';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(process.env.OUT_DIR, { recursive: true, force: true });
mkdirSync(`${process.env.OUT_DIR}/site`, { recursive: true });
