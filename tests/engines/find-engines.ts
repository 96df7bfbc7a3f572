import { installPackages, type Program, pathOf } from '../support/programs.ts';

/** The programs of an engine by name, or why there is none. */
export interface Engine {
  paths: Record<string, string>;
  missing?: string;
}

export type EngineName = 'firefox' | 'webkit';

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
  const failure =
    lacking.length > 0
      ? installPackages(
          lacking.map(({ brought }) => brought),
          'the tests in other engines',
        )
      : '';
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
