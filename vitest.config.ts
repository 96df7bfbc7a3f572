import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { LOCALES } from './core/site/locales.ts';
import { pageMessagesPlugin } from './pipeline/content/page-messages.ts';
import { shellMessagesPlugin } from './pipeline/vite/shell-messages.ts';

/**
 * Gives the modules that the build makes an id, so that tests can mock them in jsdom too. A test that mocks none cannot load them, but for
 * pictures, which are empty: a test that shows one mocks it.
 */
const mockableModules: Plugin = {
  name: 'mockable-modules',
  resolveId: (id) => (/^(?:site|image):/.test(id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0image:') ? 'export default {}' : undefined),
};

/** Modules that the build makes, for tests that do not mock them. */
const SITE_MODULES = Object.fromEntries(
  ['inputs', ...LOCALES.map((locale) => `affiliates/${locale}`)].map((name) => [
    `site:${name}`,
    fileURLToPath(new URL(`tests/support/site-${name.split('/', 1)[0]}.ts`, import.meta.url)),
  ]),
);

// Unit tests stand beside their source; tests/build and tests/api look at what the build made. `npm run test:full` alone
// runs tests/engines, which visits it in Firefox and WebKit, and tests/full, which takes minutes.
export default defineConfig({
  plugins: [mockableModules, pageMessagesPlugin(), shellMessagesPlugin()],
  define: { 'import.meta.env.SSR': 'false' },
  test: {
    // Faster than processes, of which every isolated test file would start its own.
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    // A message has the values of a list, not how many there are.
    chaiConfig: { truncateThreshold: 0 },
    // Nothing judges times: on a busy machine a test that starts programs waits for them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
    projects: [
      {
        extends: true,
        resolve: {
          alias: { ...SITE_MODULES, 'workbox-expiration': fileURLToPath(new URL('tests/support/fake-expiration.ts', import.meta.url)) },
        },
        test: {
          name: 'pure',
          include: ['{core,pipeline,server,scripts,src/sw}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: ['tests/unit/answered-contact-form.test.ts'],
          isolate: false,
          setupFiles: 'tests/support/fresh-modules.ts',
        },
      },
      {
        extends: true,
        resolve: { alias: SITE_MODULES },
        test: {
          name: 'dom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/answered-contact-form.test.ts'],
          exclude: ['src/sw/**'],
          environment: 'jsdom',
          // Threads of one process hear each other's channels.
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/fresh-document.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: SITE_MODULES },
        // What `pure` and `built` run on SQLite.
        test: { name: 'postgres', include: ['**/*.db.test.ts'], env: { TEST_DATABASE: 'postgres' } },
      },
      { extends: true, test: { name: 'built', include: ['tests/build/**/*.test.ts', 'tests/api/**/*.test.ts'] } },
      { extends: true, test: { name: 'full', include: ['tests/full/**/*.test.ts'], globalSetup: 'tests/full/find-programs.ts' } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/start-engines.ts',
          // As in playwright.config.ts: browsers on a small busy machine stumble.
          retry: 1,
        },
      },
    ],
  },
});
