import type { TestProject } from 'vitest/node';
import { type FoundProxy, findProxies } from '../support/deployments/find-proxies.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    proxies: Record<'nginx' | 'Caddy', FoundProxy>;
  }
}

/** Before all tests, once: two files need the proxies, and only one may install them. */
export default function findPrograms(project: TestProject): void {
  project.provide('proxies', findProxies());
}
