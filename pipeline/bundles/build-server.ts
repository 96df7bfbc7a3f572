import { build } from 'vite';
import { ROOT } from '../paths.ts';

/** Bundles the server and the staff's tools into a folder, in a process of its own (write-server.ts). */
const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('build-server.ts is given the folder for the bundle');
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir,
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
