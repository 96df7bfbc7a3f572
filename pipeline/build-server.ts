import { readFileSync, writeFileSync } from 'node:fs';
import { build, minify, transformWithOxc } from 'vite';
import { DIST, ROOT } from './paths.ts';

/** npm installs the compiler with them, an optional peer of 31 MB. */
const BUNDLED = ['valibot', '@valibot/to-json-schema'];

/** The server and the staff's tools as plain JavaScript. Packages stay packages, but for those of `BUNDLED`. */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir: `${DIST}/server`,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: {
          index: 'server/index.ts',
          inquiries: 'server/cli/inquiries.ts',
          consents: 'server/cli/consents.ts',
          vitals: 'server/cli/vitals.ts',
          backup: 'server/cli/backup.ts',
          restore: 'server/cli/restore.ts',
          'move-to-postgres': 'server/cli/move-to-postgres.ts',
          'check-settings': 'server/cli/check-settings.ts',
          'kill-switch': 'server/cli/kill-switch.ts',
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(`${DIST}/server/kill-switch-worker.js`, await compileKillSwitch());
}

/** The worker that takes the site's place in an emergency, as a classic script: it imports nothing, and is put in place without a build. */
export async function compileKillSwitch(): Promise<string> {
  const source = readFileSync(`${ROOT}src/sw/kill-switch.ts`, 'utf8');
  const plain = await transformWithOxc(source, 'kill-switch.ts', { target: 'es2022' });
  return (await minify('sw.js', plain.code)).code;
}
