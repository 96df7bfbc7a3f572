import { build } from 'vite';
import { DIST, ROOT } from './paths.ts';

/** The server and the staff's tools as plain JavaScript: production needs no compiler. Packages stay packages. */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: `${DIST}/server`,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: {
          index: 'server/index.ts',
          'sqlite-thread': 'server/db/sqlite-thread.mjs',
          inquiries: 'server/cli/inquiries.ts',
          consents: 'server/cli/consents.ts',
          'page-views': 'server/cli/page-views.ts',
          vitals: 'server/cli/vitals.ts',
          backup: 'server/cli/backup.ts',
          restore: 'server/cli/restore.ts',
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
