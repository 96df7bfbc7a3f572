import { existsSync } from 'node:fs';
import { writeKillSwitch } from '../pipeline/kill-switch.ts';
import { DIST } from '../pipeline/paths.ts';

// `npm run kill-switch`: replaces the service worker by one that unregisters itself (docs/offline.md). It needs no build and no restart.
if (existsSync(`${DIST}/site/sw.js`)) {
  await writeKillSwitch(DIST);
  console.log(
    'dist/site/sw.js is the kill switch now: browsers that request it unregister the service worker. `npm run build` removes it.',
  );
} else {
  console.error(`There is no built site in ${DIST}: run npm run build -- --kill-switch`);
  process.exitCode = 1;
}
