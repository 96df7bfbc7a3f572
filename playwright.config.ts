import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/find-chromium.mjs';

/** The tag of a test in tests/e2e/smoke that `npm test` leaves to `npm run test:full`. */
export const FULL = '@full';

/** What a headless browser needs on a closed machine, and as root. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/serve-site.ts',
  // Twice as many as the smallest machine has cores: most tests wait for seconds to pass, in a page or a network that hangs.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Browsers on a small busy machine stumble; what passed only at the second try is named at the end (scripts/test.ts).
  // Tests that count (inquiries, hydration) set it back to none.
  retries: 1,
  // Of a test that hangs, and no measure: walks over many pages take a minute where four browsers share two slow processors.
  timeout: 240_000,
  // What is expected is what comes, not how soon: where four browsers share two slow processors, a page that is gone to takes many seconds.
  expect: { timeout: 30_000 },
  outputDir: '.cache/test-results',
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Of the second try: recording every first one takes a fifth of the time.
    trace: 'on-first-retry',
    // A test that needs a whole browser says so: `test.use(WHOLE_BROWSER)` (tests/support/site-test.ts).
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium(), args: BROWSER_ARGS },
  },
  projects: [
    // `npm test`: what every change needs. Flows are walked in one language, some in English and some in Korean; pages are looked at in both.
    { name: 'smoke', testDir: 'tests/e2e/smoke', grepInvert: new RegExp(FULL) },
    // `npm run test:full`: the rest of the same files, and failure modes, long walks and what changes seldom.
    { name: 'rest of smoke', testDir: 'tests/e2e/smoke', grep: new RegExp(FULL) },
    { name: 'nightly', testDir: 'tests/e2e/nightly' },
  ],
});
