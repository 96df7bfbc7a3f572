import { once } from 'node:events';

/** In a script of `runTogether`: the moment at which all go on. */
export async function waitForOthers(): Promise<void> {
  console.log('ready');
  await once(process.stdin, 'data');
}
