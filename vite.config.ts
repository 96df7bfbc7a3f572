import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { findPageModule } from './pipeline/page-modules.ts';
import { SITE } from './pipeline/paths.ts';
import { classNames } from './pipeline/vite/class-names.ts';
import { criticalFiles } from './pipeline/vite/critical-files.ts';
import { siteModulesPlugin } from './pipeline/vite/site-modules-plugin.ts';
import { wordsPlugin } from './pipeline/vite/words-plugin.ts';

const isCritical = criticalFiles(findPageModule);

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'public',
  css: { modules: { generateScopedName: classNames() } },
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV === 'development' ? 'development' : 'production') },
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: ['chrome114', 'safari17', 'firefox125'],
    cssMinify: 'lightningcss',
    // Documents name what they need (pipeline/prerender); a later import asks for all of its chunks at once.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      ...(!isSsrBuild && {
        // The boot script calls what register-worker exports.
        preserveEntrySignatures: 'exports-only' as const,
        input: { app: 'index.html', 'register-worker': 'src/app/boot/register-worker.ts' },
        output: {
          codeSplitting: {
            // A page asks for all of its chunks at once: few files, and libraries in one that a deployment seldom changes.
            groups: [
              {
                // What a page under data saver runs without the app: it must not bring the other chunks along.
                name: 'data-saver',
                test: /src\/(?:features\/data-saver\/data-saver\.ts|shared\/isomorphic\/connection|state\/local-cache|shared\/dom\/service-worker-messages)|core\/offline\/data-saver-preference/,
                priority: 3,
              },
              {
                name: 'vendor',
                test: /node_modules\/(?:react|scheduler|@remix-run|i18next|redux|@reduxjs\/toolkit\/dist\/(?!query)|immer|reselect|use-sync-external-store)/,
                priority: 2,
              },
              { name: 'query', test: /node_modules\/@reduxjs\/toolkit\/dist\/query/, priority: 1 },
              { name: 'shared', test: /\/src\/ui\//, minShareCount: 6 },
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
        // The critical set (spec 12): everything else is stored on a visit, or prefetched when the browser is idle.
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
