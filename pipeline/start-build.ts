import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeFailure } from './report.ts';

/**
 * The build imports this module before all others, since React and pipeline/paths.ts read the environment when they are loaded. It writes
 * into a folder of its own, which becomes a release at the end (pipeline/publish.ts).
 */
const out = process.env.OUT_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));
process.env.DRAFT_DIR = `${out}/draft`;
process.env.NODE_ENV = 'production';
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(process.env.DRAFT_DIR, { recursive: true, force: true });
mkdirSync(`${process.env.DRAFT_DIR}/site`, { recursive: true });
process.on('uncaughtException', (error) => {
  console.error(`\n${describeFailure(error)}`);
  process.exit(1);
});
