import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { CACHE, ROOT } from '../../pipeline/paths.ts';
import { CSS_OPTIONS } from '../../pipeline/vite/css-options.ts';
import { siteModulesPlugin } from '../../pipeline/vite/site-modules-plugin.ts';

/** Of the bundled files, what draws: the rest (i18next's set-up, locales, addresses) changes no page. */
const DRAWS = /\.(?:tsx|css|json)$|^src\/brochures\/|^core\/(?:drawings|site\/logo-shapes)/;

export type Pages = typeof import('../../src/brochures/render-brochure.tsx');

/** Bundles the pages of the brochures for Node. Returns the module, its style sheet, and the files that it was made of. */
export async function bundlePages(): Promise<{ pages: Pages; css: string; files: string[] }> {
  const folder = `${CACHE}/brochures`;
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: CSS_OPTIONS,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [siteModulesPlugin(), react()],
    ssr: { noExternal: ['react-i18next'] },
    build: {
      ssr: 'src/brochures/render-brochure.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'pages.mjs' } },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  const sheet = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.css'));
  if (!sheet) throw new Error('the pages of the brochures have been bundled without a style sheet');
  return {
    pages: (await import(pathToFileURL(`${folder}/pages.mjs`).href)) as Pages,
    css: readFileSync(`${folder}/${sheet}`, 'utf8'),
    files: [...new Set(modules.map((id) => id.split('?', 1)[0] as string))]
      .filter((id) => existsSync(id) && !id.includes('node_modules'))
      .map((id) => relative(ROOT, id).replace(/\\/g, '/'))
      .filter((file) => DRAWS.test(file))
      .sort(),
  };
}
