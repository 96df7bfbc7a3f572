import type { TestProject } from 'vitest/node';
import { startServer } from '../support/start-server.ts';
import { type Engine, type EngineName, findEngines } from './find-engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engines: Record<EngineName, Engine>;
    /** The address of the built site. */
    base: string;
  }
}

/** Before all visits: finds or installs the engines, names those that are skipped, and starts the server. */
export default async function startEngines(project: TestProject): Promise<() => Promise<unknown>> {
  // `npm test` counts these tests only.
  if (process.env.LEFT_TO_FULL) {
    const left: Engine = { paths: {}, missing: 'npm run test:full visits it' };
    project.provide('engines', { firefox: left, webkit: left });
    project.provide('base', '');
    return async () => undefined;
  }
  const engines = findEngines();
  for (const [name, { missing }] of Object.entries(engines)) {
    if (missing) console.log(`▸ ${name} is SKIPPED: ${missing}`);
  }
  const server = await startServer();
  project.provide('engines', engines);
  project.provide('base', server.url);
  return () => server.stop();
}
