import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { CACHE } from '../paths.ts';
import type { FromGenerator, ToGenerator } from './generator-messages.ts';

const GENERATOR = fileURLToPath(new URL('run-generator.ts', import.meta.url));

export interface GeneratorOptions {
  /** The module to run; a test gives one of its own. */
  module?: string;
  /** Where its output goes: it is of interest when it fails. */
  logFile?: string;
}

/**
 * Runs the generator in a process of its own and gives it a document for each page that it renders. Rejects when the process
 * reports an error, ends before it has finished, or has not rendered exactly the paths it was given.
 * @param toDocument Makes the document around a rendered page.
 */
export async function runGenerator(
  paths: readonly string[],
  toDocument: (path: string, page: PrerenderedPage) => string,
  { module = GENERATOR, logFile = `${CACHE}/prerender.log` }: GeneratorOptions = {},
): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const log = openSync(logFile, 'w');
  const child = fork(module, { stdio: ['ignore', log, log, 'ipc'] });
  const missing = new Set(paths);
  let isFinished = false;
  try {
    await new Promise<void>((resolve, reject) => {
      const send = (message: ToGenerator) => child.send(message, (error) => error && reject(error));
      child.on('message', (message: FromGenerator) => {
        if (message.type === 'failed') reject(new Error(message.error));
        else if (message.type === 'finished') isFinished = true;
        else {
          try {
            if (!missing.delete(message.path)) throw new Error(`${message.path} was rendered, but not asked for, or twice`);
            send({ type: 'document', path: message.path, html: toDocument(message.path, message.page) });
          } catch (error) {
            reject(error);
          }
        }
      });
      // The channel closes when every message has arrived.
      Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, signal]]) => {
        if (code !== 0) reject(new Error(`the prerendering process ended with ${signal ?? `code ${code}`}`));
        else if (!isFinished) reject(new Error('the prerendering process ended before it had finished'));
        else if (missing.size > 0) reject(new Error(`${missing.size} pages were not rendered: ${[...missing].join(', ')}`));
        else resolve();
      }, reject);
      send({ type: 'start', paths });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`prerendering failed: ${(error as Error).message}\nIts output (${logFile}):\n${readFileSync(logFile, 'utf8')}`);
  } finally {
    closeSync(log);
  }
}
