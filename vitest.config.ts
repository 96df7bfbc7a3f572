import { defineConfig } from 'vitest/config';

// Unit tests stand beside their source; tests/build and tests/api look at what the build made, tests/engines visits it in
// Firefox and WebKit.
export default defineConfig({
  define: { 'import.meta.env.SSR': 'false' },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'pipeline/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'built', include: ['tests/build/**/*.test.ts', 'tests/api/**/*.test.ts'], testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/start-engines.ts',
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // As in playwright.config.ts: browsers on a small busy machine stumble.
          retry: 1,
          expect: { poll: { timeout: 15_000, interval: 100 } },
        },
      },
    ],
  },
});
