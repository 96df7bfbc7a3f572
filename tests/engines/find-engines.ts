import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** The programs of an engine by name, or why there is none. */
export interface Engine {
  paths: Record<string, string>;
  missing?: string;
}

export type EngineName = 'firefox' | 'webkit';

interface Program {
  /** The variable that says where it is, for those who have it elsewhere. */
  variable: string;
  names: string[];
  /** What brings it on Debian. */
  brought: string;
}

const NEEDED: Record<EngineName, Record<string, Program>> = {
  firefox: {
    browser: {
      variable: 'FIREFOX_PATH',
      names: [
        'firefox-esr',
        'firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ],
      brought: 'firefox-esr',
    },
  },
  webkit: {
    driver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], brought: 'webkit2gtk-driver' },
    screen: { variable: 'XVFB_PATH', names: ['Xvfb'], brought: 'xvfb' },
  },
};

/** Finds the engines on this machine. What is missing is installed where that is possible, which is said. */
export function findEngines(): Record<EngineName, Engine> {
  const lacking = Object.values(NEEDED).flatMap((programs) => lackingIn(programs));
  const failure = lacking.length > 0 ? install(lacking.map(({ brought }) => brought)) : '';
  const find = (name: EngineName): Engine => {
    const paths = Object.entries(NEEDED[name]).map(([role, program]) => [role, pathOf(program) ?? '']);
    const missing = lackingIn(NEEDED[name]).map(({ names, variable }) => `${names[0]} (or ${variable})`);
    return {
      paths: Object.fromEntries(paths),
      missing: missing.length > 0 ? `there is no ${missing.join(' and no ')}, and ${failure}` : undefined,
    };
  };
  return { firefox: find('firefox'), webkit: find('webkit') };
}

function lackingIn(programs: Record<string, Program>): Program[] {
  return Object.values(programs).filter((program) => !pathOf(program));
}

function pathOf({ variable, names }: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = names.flatMap((name) => (/[\\/]/.test(name) ? [name] : folders.map((folder) => `${folder}/${name}`)));
  return [process.env[variable] ?? '', ...candidates].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Says why nothing could be installed, if so. */
function install(packages: string[]): string {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return 'only root with apt-get can install it';
  console.log(`▸ installing ${packages.join(', ')} for the tests in other engines (about a minute, once)`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 }).status;
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', ...packages) === 0
    ? 'it is not where it is looked for'
    : 'apt-get could not install it';
}
