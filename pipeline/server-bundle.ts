import { build } from 'vite';
import { DIST, ROOT } from './paths.ts';

/** The server as one module of plain JavaScript: production needs no compiler. Packages stay packages. */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'server/index.ts',
      outDir: `${DIST}/server`,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'index.mjs' } },
    },
  });
}
