import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SITE } from './pipeline/paths.ts';
import { classNames } from './pipeline/vite/class-names.ts';
import { criticalFiles } from './pipeline/vite/critical-files.ts';
import { OUTDATED_NOISE } from './pipeline/vite/noise.ts';
import { siteModulesPlugin } from './pipeline/vite/site-modules-plugin.ts';
import { wordsPlugin } from './pipeline/vite/words-plugin.ts';
import { pageFile } from './src/app/page-files.ts';

const isCritical = criticalFiles(pageFile);
const slim = new URL('./src/app/slim-helmet.tsx', import.meta.url).pathname;

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'public',
  resolve: {
    // Helmet's tags are collected at build; in the browser only the title and addresses change (docs/decisions).
    alias: (isSsrBuild ? {} : { 'react-helmet-async': slim, 'use-sync-external-store/shim': 'react' }) as Record<string, string>,
  },
  css: { modules: { generateScopedName: classNames() } },
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV === 'development' ? 'development' : 'production') },
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: ['chrome114', 'safari17', 'firefox125'],
    cssMinify: 'lightningcss',
    // Some two per cent smaller than the default; it costs a few seconds (docs/decisions).
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, ecma: 2020 }, format: { comments: false, wrap_func_args: true } },
    // Documents name what they need (data-preload); without style sheets to wait for, imports need no helper either.
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog: (level, log, handler) => {
        if (!OUTDATED_NOISE.test(log.message)) handler(level, log);
      },
      ...(!isSsrBuild && {
        input: { app: 'index.html', 'register-worker': 'src/app/register-worker.ts' },
        output: {
          codeSplitting: {
            groups: [
              // What is loaded under data saver too. First, since it must need nothing of the app's.
              { name: 'worker', test: /features\/offline\/(?:worker-url|follow-updates)|lib\/any\/connection/ },
              // Small things that nearly every page has: one file compresses better than ten.
              {
                name: 'ui',
                test: /src\/state\/local-cache|src\/lib\/(?!any\/|web\/(?:aos|tend-tabs|copy-values|mark-current-part|count-characters|show-fault))|src\/ui\/(arrow-link|breadcrumb|button|icon|key-visual|lines|logo|notice|picture|progress-line|reveal|error-message)|core\/site\/(?!moved|popup)|posts\/library-items|node_modules\/(react\/|react-i18next|i18next|@reduxjs\/toolkit\/dist\/redux-toolkit|redux|immer)|rolldown\/runtime|image:songdo-dusk/,
              },
              // The parts that content pages are put together from.
              {
                name: 'parts',
                test: /src\/ui\/(intro|steps|key-figures|figure-number|checklist|cards|media-text|contact-band)\b/,
              },
              // The lists' parts, some of which the search uses: one file for both.
              {
                name: 'lists',
                includeDependenciesRecursively: false,
                test: /pages\/list-page-of|features\/posts\/(post-list|list-filters|use-post-pages)|state\/loading-bar|src\/ui\/(select|search-field|field\.module|list-message|pagination)/,
              },
            ],
          },
        },
      }),
    },
  },
  ssr: { noExternal: ['react-i18next'] },
  plugins: [
    wordsPlugin(),
    siteModulesPlugin(),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The critical set (design 8): everything else is stored when visited or warmed when idle.
        globPatterns: ['assets/*.{js,css}', '{en,ko}/offline.html', '*.svg'],
        globIgnores: ['assets/fonts-*.css'],
        dontCacheBustURLsMatching: /^assets\//,
        // The address the server knows the document by.
        manifestTransforms: [
          (entries) => ({
            manifest: entries
              .filter((entry) => isCritical(entry.url))
              .map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` })),
          }),
        ],
        minify: true,
      },
    }),
  ],
}));
