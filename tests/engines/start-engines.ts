import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { installPackages, type Program, pathOf } from '../support/programs.ts';

const FIREFOX: Program = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  brought: 'firefox-esr',
};
const WEBKIT_DRIVER: Program = { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], brought: 'webkit2gtk-driver' };
const SCREEN: Program = { variable: 'XVFB_PATH', names: ['Xvfb'], brought: 'xvfb' };

/** Where an engine's program is, or why the engine is not visited. */
interface Engine {
  path: string;
  missing?: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    firefox: Engine;
    /** `display`: a screen that nobody sees. */
    webkit: Engine & { display: string };
  }
}

/** Before all visits: finds the engines, or installs them where that is possible, and says which are skipped. */
export default async function startEngines(project: TestProject): Promise<() => void> {
  const packages = [FIREFOX, WEBKIT_DRIVER, SCREEN].filter((program) => !pathOf(program)).map(({ brought }) => brought);
  const failure = packages.length > 0 ? installPackages(packages, 'the tests in other engines') : '';
  const find = (name: string, ...programs: [Program, ...Program[]]): Engine => {
    const lacking = programs.filter((program) => !pathOf(program)).map(({ names, variable }) => `${names[0]} (or ${variable})`);
    const missing = lacking.length > 0 ? `there is no ${lacking.join(' and no ')}, and ${failure}` : undefined;
    if (missing) console.log(`▸ ${name} is SKIPPED: ${missing}`);
    return { path: pathOf(programs[0]) ?? '', missing };
  };
  const webkit = find('webkit', WEBKIT_DRIVER, SCREEN);
  const screen = webkit.missing ? undefined : await startScreen(pathOf(SCREEN) as string);
  project.provide('firefox', find('firefox', FIREFOX));
  project.provide('webkit', { ...webkit, display: screen?.display ?? '' });
  return () => screen?.end();
}

async function startScreen(path: string): Promise<{ display: string; end: () => void }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(path, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, end: () => screen.kill() };
}
