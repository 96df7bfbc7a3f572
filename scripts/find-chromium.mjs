import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome on this machine, or undefined. `CHROME_PATH` comes first. */
export function findChromium() {
  return [process.env.CHROME_PATH, ...KNOWN, ...fromPlaywright()].find((path) => path && existsSync(path));
}

/**
 * The path of the headless shell: the same engine without a browser's windows, twice as fast at opening a page. It has
 * no installation of apps, and fetches pictures from farther below the fold. Undefined where there is none.
 */
export function findHeadlessShell() {
  const folders = ['chrome-headless-shell-linux64', 'chrome-headless-shell-mac-arm64', 'chrome-headless-shell-mac-x64'];
  const inside = ['chrome-linux/headless_shell', 'chrome-mac/headless_shell', ...folders.map((name) => `${name}/chrome-headless-shell`)];
  return ['/usr/bin/chromium-headless-shell', ...fromPlaywright(/^chromium_headless_shell-\d+$/, inside)].find((path) => existsSync(path));
}

const WHOLE = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-win/chrome.exe'];

/** Browsers that Playwright has downloaded before. */
function fromPlaywright(folder = /^chromium-\d+$/, inside = WHOLE) {
  const caches = [
    `${homedir()}/.cache/ms-playwright`,
    `${homedir()}/Library/Caches/ms-playwright`,
    `${homedir()}/AppData/Local/ms-playwright`,
  ];
  return caches.flatMap((cache) => {
    if (!existsSync(cache)) return [];
    const builds = readdirSync(cache)
      .filter((name) => folder.test(name))
      .sort()
      .reverse();
    return builds.flatMap((build) => inside.map((path) => `${cache}/${build}/${path}`));
  });
}
