import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What has to be settled before any module of the build is loaded, and is therefore imported before all others: React and pipeline/paths.ts
 * read the environment when they are loaded. The build writes into a folder beside the one that is served, and takes its place at the end
 * (pipeline/publish-draft.ts): a build that fails leaves the earlier one as it was.
 */
const dist = process.env.OUT_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));
process.env.EARLIER_DIST = dist;
process.env.OUT_DIR = `${dist}.draft`;
process.env.NODE_ENV = 'production';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(process.env.OUT_DIR, { recursive: true, force: true });
mkdirSync(`${process.env.OUT_DIR}/site`, { recursive: true });
