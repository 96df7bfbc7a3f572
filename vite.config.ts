import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pageMessagesPlugin } from './pipeline/content/page-messages.ts';
import { listOfflineScripts } from './pipeline/offline-kit/list-scripts.ts';
import { SITE } from './pipeline/paths.ts';
import { readManifest } from './pipeline/prerender/assets.ts';
import {
  bootScriptPlugin,
  chunkModulesPlugin,
  foundationPlugin,
  messagesPlugin,
  siteModulesPlugin,
  themePlugin,
} from './pipeline/vite/plugins.ts';
import { shellMessagesPlugin } from './pipeline/vite/shell-messages.ts';

const VENDOR =
  /node_modules\/(?:react(?!-helmet|-fast)|scheduler|i18next|redux|@reduxjs\/toolkit\/dist\/redux|immer|use-sync-external-store)/;

/** RTK Query, and what the site makes of it. */
const QUERY =
  /node_modules\/(?:@reduxjs|@standard-schema|reselect)|\/core\/offline\/messages|\/src\/(?:api|features\/posts\/posts-api|pages\/load-posts)\b/;

/** What lists, posts and search are made of; other pages show rows of posts without the rest. */
const POSTS = new RegExp(
  [
    'core/posts/post-markup',
    'src/features/posts/(?!list/post-row|post-marks|posts-api)',
    'src/features/search/(?:hit|search-start)',
    'src/pages/public/',
    'src/state/loading-bar',
    'src/ui/(?:feedback/list-message|navigation/pagination)',
  ].join('|'),
);
/** Drawings to scale, and figures. */
const DRAWINGS = /\/src\/ui\/(?:media\/(?!icon|key-visual|logo|picture|reveal)|layout\/volume-)|\/content\/facts\.json/;
/** What else pages have in common. */
const SHARED =
  /\/(?:core\/(?:analytics\/settings|contact\/volume|site\/logo-shapes)|content\/logo\.json|src\/(?:pages|ui|i18n|state|shared|features\/posts))\b/;

/** The worker is one file. */
const asOneFile = ({ inlineDynamicImports: _, ...options }: Rolldown.OutputOptions): Rolldown.OutputOptions => ({
  ...options,
  codeSplitting: false,
});

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'public',
  // Lightning CSS knows the widths of src/styles/foundation.css by their names.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  define: {
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV === 'development' ? 'development' : 'production'),
    // For the worker, which leaves the editor alone.
    __HAS_EDITOR__: JSON.stringify(Boolean(process.env.EDITOR_REPOSITORY)),
  },
  build: {
    outDir: SITE,
    // The build empties it, and writes before the bundler does (pipeline/start-build.ts).
    emptyOutDir: false,
    target: ['chrome114', 'safari17', 'firefox125'],
    cssMinify: 'lightningcss',
    // Documents name what they need (pipeline/prerender); a later import asks for all of its chunks at once.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      ...(!isSsrBuild && {
        // The boot script calls what the client exports.
        preserveEntrySignatures: 'allow-extension' as const,
        input: { client: 'src/entry-client.tsx', 'register-worker': 'src/app/boot/register-worker.ts' },
        output: {
          // The generator calls what it makes of index.html `app`, which no document loads.
          entryFileNames: ({ name }) => `assets/${name === 'client' ? 'app' : name === 'app' ? 'template' : name}-[hash].js`,
          codeSplitting: {
            groups: [
              // What every page runs, and a deployment seldom changes.
              { name: 'vendor', test: VENDOR, priority: 4 },
              // What pages and overlays run that ask for data.
              { name: 'query', test: QUERY, includeDependenciesRecursively: false, priority: 3 },
              // What the worker's registration shares with the app, which does without the app's code under data saver.
              {
                name: 'data-saver',
                test: /\/src\/.*\/(?:connection|service-worker-messages|reload-for-update)\.ts/,
                priority: 3,
              },
              // A link asks for two to four files, not for a dozen small ones: what pages share comes with the first of them, but for
              // what only lists, posts and search need, and the drawings.
              { name: 'posts', test: POSTS, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
              { name: 'drawings', test: DRAWINGS, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
              { name: 'shared', test: SHARED, minShareCount: 3, priority: 2 },
            ],
          },
          // V8 compiles the libraries while they arrive, on another thread, and not each function at its first call: during a click.
          postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
        },
      }),
    },
  },
  ssr: { noExternal: ['react-i18next'] },
  plugins: [
    pageMessagesPlugin(),
    messagesPlugin(),
    themePlugin(),
    foundationPlugin(),
    siteModulesPlugin(),
    shellMessagesPlugin(),
    bootScriptPlugin(),
    chunkModulesPlugin(),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The critical set (spec 12): everything else comes with the offline kit, or is stored on a visit.
        // One pattern: the worker is built a first time before there is a document, when two of three would match.
        globPatterns: ['{assets/*.{js,css,svg},*/offline.html,*.svg}'],
        // The poster of films in posts comes with such a post.
        globIgnores: ['assets/fonts-*.css', 'clear.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        // The address the server knows the document by.
        manifestTransforms: [
          (entries) => {
            // Where the bundle has failed there is none, and its own error is to be heard.
            if (!existsSync(`${SITE}/.vite/manifest.json`)) return { manifest: [] };
            const { installed } = listOfflineScripts(readManifest(SITE), SITE);
            const files = entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` }));
            // A drawing belongs to its document, which an offline kit has.
            return { manifest: files.filter(({ url }) => !url.startsWith('/assets/') || url.endsWith('.svg') || installed.has(url)) };
          },
        ],
        minify: true,
        // The plugin still asks for one file by an option that the bundler warns of.
        buildPlugins: { vite: [siteModulesPlugin(), { name: 'worker-as-one-file', outputOptions: asOneFile }] },
      },
    }),
  ],
}));
