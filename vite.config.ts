import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listOfflineCode } from './pipeline/offline-kit/list-code.ts';
import { SITE } from './pipeline/paths.ts';
import { bootScriptPlugin } from './pipeline/vite/boot-script-plugin.ts';
import { classNames } from './pipeline/vite/class-names.ts';
import { compactStylesPlugin } from './pipeline/vite/compact-styles-plugin.ts';
import { siteModulesPlugin } from './pipeline/vite/site-modules-plugin.ts';
import { wordsPlugin } from './pipeline/vite/words-plugin.ts';

/**
 * A group of modules without what they import, most of which is the app's own. Chunks that import each other could run in a wrong order
 * then: tests/build/chunks.test.ts allows none. (`strictExecutionOrder`, the other way, wraps every module.)
 */
const apart = { includeDependenciesRecursively: false };

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
        preserveEntrySignatures: 'allow-extension' as const,
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
              {
                name: 'query',
                test: /node_modules\/(?:@reduxjs\/toolkit\/dist\/query|@standard-schema)|src\/(?:api\/base|state\/loading-bar)/,
                priority: 1,
                ...apart,
              },
              {
                // What lists and posts have in common beside it.
                name: 'posts',
                test: /src\/(?:features\/posts\/(?:posts-api|post\/(?:save-offline|copy-link)|list\/library-items)|shared\/dom\/use-form-values)|core\/site\/sizes/,
                ...apart,
              },
              // Drawn figures, of which a page has several.
              {
                name: 'figures',
                test: /src\/ui\/media\/(?:key-figures|ruler|scale-bar|ticks|vessel)|content\/facts/,
                minShareCount: 2,
                ...apart,
              },
              { name: 'shared', test: /\/src\/ui\/|core\/site\/dates|posts\/use-category-name|utility\/policy-page/, minShareCount: 6 },
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
    bootScriptPlugin(),
    compactStylesPlugin(),
    react(),
    VitePWA({
      // While documents are missing (pipeline/prerender/run-generator.ts), there is nothing to build it over.
      disable: process.env.WITHOUT_WORKER === '1',
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The critical set (spec 12): everything else comes with the offline kit, or is stored on a visit.
        globPatterns: ['assets/*.{js,css,svg}', '{en,ko}/offline.html', '*.svg'],
        // The poster of films in posts comes with such a post.
        globIgnores: ['assets/fonts-*.css', 'clear.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        // The address the server knows the document by.
        manifestTransforms: [
          (entries) => {
            const installed = new Set(listOfflineCode().installed);
            const files = entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` }));
            // A drawing belongs to its document, which an offline kit has.
            return { manifest: files.filter(({ url }) => !url.startsWith('/assets/') || url.endsWith('.svg') || installed.has(url)) };
          },
        ],
        minify: true,
        buildPlugins: { vite: [siteModulesPlugin()] },
      },
    }),
  ],
}));
