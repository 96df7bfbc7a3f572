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

/** Browsers that Playwright has downloaded before. */
function fromPlaywright() {
  const caches = [
    `${homedir()}/.cache/ms-playwright`,
    `${homedir()}/Library/Caches/ms-playwright`,
    `${homedir()}/AppData/Local/ms-playwright`,
  ];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return caches.flatMap((cache) => {
    if (!existsSync(cache)) return [];
    const builds = readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort()
      .reverse();
    return builds.flatMap((build) => inside.map((path) => `${cache}/${build}/${path}`));
  });
}
