import { existsSync } from 'node:fs';
import { writeKillSwitch } from '../pipeline/kill-switch.ts';
import { DIST } from '../pipeline/paths.ts';

// `npm run kill-switch`: ends the worker in every browser that asks for it from now on (docs/offline.md). No build, no restart.
if (existsSync(`${DIST}/site/sw.js`)) {
  await writeKillSwitch(DIST);
  console.log('dist/site/sw.js is the kill switch now, for every browser that asks for it. `npm run build` takes it back.');
} else {
  console.error(`There is no built site in ${DIST}: run npm run build -- --kill-switch`);
  process.exitCode = 1;
}
