import type { TestProject } from 'vitest/node';
import { installPackages, type Program, pathOf } from '../support/programs.ts';

type ProxyName = 'nginx' | 'Caddy';

const NEEDED: Record<ProxyName, Program> = {
  nginx: { variable: 'NGINX_PATH', names: ['nginx', '/usr/sbin/nginx'], brought: 'nginx-light' },
  Caddy: { variable: 'CADDY_PATH', names: ['caddy'], brought: 'caddy' },
};

type FoundProxy = { program: string; missing?: undefined } | { program?: undefined; missing: string };

declare module 'vitest' {
  export interface ProvidedContext {
    proxies: Record<ProxyName, FoundProxy>;
  }
}

/** Before all tests, once: two files need the proxies, and only one may install them. */
export default function findPrograms(project: TestProject): void {
  project.provide('proxies', findProxies());
}

/** Finds the proxies on this machine. What is missing is installed where that is possible. */
function findProxies(): Record<ProxyName, FoundProxy> {
  const lacking = Object.values(NEEDED).filter((program) => !pathOf(program));
  const failure =
    lacking.length > 0
      ? installPackages(
          lacking.map(({ brought }) => brought),
          'the tests of deployments',
        )
      : '';
  const find = (name: ProxyName): FoundProxy => {
    const program = pathOf(NEEDED[name]);
    return program ? { program } : { missing: `there is no ${NEEDED[name].names[0]} (or ${NEEDED[name].variable}), and ${failure}` };
  };
  return { nginx: find('nginx'), Caddy: find('Caddy') };
}
