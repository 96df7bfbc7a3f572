import { fileURLToPath } from 'node:url';

/**
 * The build writes into a folder beside the one that is served, and takes its place at the end (pipeline/publish-draft.ts): a build
 * that fails leaves the earlier one as it was, and what has not changed is linked from there. pipeline/build.ts imports this file
 * before all others, since pipeline/paths.ts reads the environment when it is loaded; workers and child processes inherit it.
 */
const dist = process.env.OUT_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));
process.env.EARLIER_DIST = dist;
process.env.OUT_DIR = `${dist}.draft`;
