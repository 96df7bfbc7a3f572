import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/find-chromium.mjs';
import { ALONE, FULL } from './tests/support/tags.ts';

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

/** What needs a whole browser: installation, its PDF viewer, and the pictures it fetches below the fold. */
const WHOLE = /(?:budgets|data-saver|install|pdf|offline\/(?:0|1)\d-[a-z-]+)\.spec\.ts$/;
/** What is the same with a worker and without: each page would install one, which is a third of the work. */
const WITHOUT_WORKER =
  /e2e\/(?:accessibility|crawl|language-offer|library|logo|moved|navigation|no-script|overlays|popup|posts|tabs|upgrade)\.spec\.ts$/;
/** The failure modes of docs/offline.md that `npm test` leaves to `npm run test:full`. */
const FAILURE_MODES = /offline\/(?!(?:01|02|19|30|airplane|bad-network)-)[\w-]+\.spec\.ts$/;
const FAILURE_MODES_IN_WHOLE = /offline\/(?!(?:01|02|19)-)[01]\d-[\w-]+\.spec\.ts$/;
/** What promises seconds on an idle machine: a step of its own, with nothing beside it. */
const TIMED = /dev\.spec\.ts$/;

const BROWSER = { executablePath: findChromium(), args: BROWSER_ARGS };
const SHELL = { executablePath: findHeadlessShell() ?? findChromium(), args: BROWSER_ARGS };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/serve-site.ts',
  // Twice as many as the smallest machine has cores: most tests wait for seconds to pass, in a page or a network that hangs.
  workers: 4,
  fullyParallel: true,
  // What `npm test` leaves to `npm run test:full` by itself, as no matter of language, runs there in one language.
  grepInvert: new RegExp(`${FULL}.*${FULL}`),
  forbidOnly: Boolean(process.env.CI),
  // Browsers on a small busy machine stumble; what passed only at the second try is named at the end (scripts/test.ts).
  // Tests that count (inquiries, hydration) set it back to none.
  retries: 1,
  timeout: 60_000,
  // A page that is gone to takes up to 5 s where four browsers share two slow processors: half of it goes into the frames of its view
  // transition. What is expected here is what comes, not how soon; how soon is measured by `npm run budgets`, with nothing beside it.
  expect: { timeout: 15_000 },
  outputDir: '.cache/test-results',
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
  projects: [
    { name: 'shell', testIgnore: [WHOLE, TIMED, WITHOUT_WORKER, FAILURE_MODES], use: { launchOptions: SHELL } },
    { name: 'plain', testMatch: WITHOUT_WORKER, use: { launchOptions: SHELL, serviceWorkers: 'block' } },
    { name: 'browser', testMatch: WHOLE, testIgnore: FAILURE_MODES, use: { launchOptions: BROWSER } },
    { name: `timed ${ALONE}`, testMatch: TIMED, use: { launchOptions: BROWSER } },
    // A project's name is part of what `--grep` reads: the tag here counts for all of its tests.
    { name: `failures ${FULL}`, testMatch: FAILURE_MODES, testIgnore: FAILURE_MODES_IN_WHOLE, use: { launchOptions: SHELL } },
    { name: `failures, browser ${FULL}`, testMatch: FAILURE_MODES_IN_WHOLE, use: { launchOptions: BROWSER } },
  ],
});
