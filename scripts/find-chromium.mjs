import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';

const INSTALL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium() {
  return [process.env.CHROME_PATH, ...INSTALL_PATHS, ...listPlaywrightBrowsers()].find((path) => path && existsSync(path));
}

/**
 * Finds Chromium's headless shell: the same engine without windows, which opens pages twice as fast. It cannot install apps, and loads
 * lazy images from farther below the viewport. Undefined where there is none.
 */
export function findHeadlessShell() {
  const folders = ['chrome-headless-shell-linux64', 'chrome-headless-shell-mac-arm64', 'chrome-headless-shell-mac-x64'];
  const executables = [
    'chrome-linux/headless_shell',
    'chrome-mac/headless_shell',
    ...folders.map((name) => `${name}/chrome-headless-shell`),
  ];
  return ['/usr/bin/chromium-headless-shell', ...listPlaywrightBrowsers(/^chromium_headless_shell-\d+$/, executables)].find((path) =>
    existsSync(path),
  );
}

const EXECUTABLES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

function listPlaywrightBrowsers(folder = /^chromium-\d+$/, executables = EXECUTABLES) {
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
    return builds.flatMap((build) => executables.map((path) => `${cache}/${build}/${path}`));
  });
}
