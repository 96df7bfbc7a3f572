import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { digestOf } from './incremental/digest.ts';
import { digestFiles, listSources } from './incremental/source-files.ts';
import { CACHE, DIST, ROOT } from './paths.ts';

const FOLDER = `${CACHE}/server`;
const FOLDERS = ['content', 'core', 'locales', 'server'];
/** The server reads these when it runs. */
const READ_LATER = /\/content\/(?:posts|media|films|fonts|brochures)\//;
const COMPLETE = 'complete';

/** The server and the staff's tool as plain JavaScript: production needs no compiler. Packages stay packages. Kept while their sources are the same. */
export async function bundleServer(): Promise<void> {
  const kept = `${FOLDER}/${serverKey()}`;
  if (!existsSync(`${kept}/${COMPLETE}`)) {
    rmSync(FOLDER, { recursive: true, force: true });
    await bundle(kept);
    writeFileSync(`${kept}/${COMPLETE}`, '');
  }
  cpSync(kept, `${DIST}/server`, { recursive: true, filter: (path) => !path.endsWith(`/${COMPLETE}`) });
}

/** Everything that the bundle is made from. A file too many costs a bundle, one too few a wrong server. */
function serverKey(): string {
  const settings = readdirSync(ROOT).filter((name) => /^(?:package(?:-lock)?|tsconfig.*)\.json$/.test(name));
  const files = [...listSources(FOLDERS).filter((file) => !READ_LATER.test(file)), ...settings.map((name) => ROOT + name)];
  return digestOf(digestFiles([...files, `${ROOT}pipeline/server-bundle.ts`]), process.version);
}

async function bundle(outDir: string): Promise<void> {
  // Loading it takes longer than bundling.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          index: 'server/index.ts',
          'search-worker': 'server/search/search-worker.ts',
          'sqlite-thread': 'server/db/sqlite-thread.mjs',
          inquiries: 'server/cli/inquiries.ts',
          consents: 'server/cli/consents.ts',
          'page-views': 'server/cli/page-views.ts',
          vitals: 'server/cli/vitals.ts',
          report: 'server/cli/report.ts',
          backup: 'server/cli/backup.ts',
          restore: 'server/cli/restore.ts',
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
