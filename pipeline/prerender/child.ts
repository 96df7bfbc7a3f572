import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PrerenderedPage } from '../../core/prerender/prerendered-page.ts';
import { CACHE } from '../paths.ts';
import type { BundlePlaces, FromGenerator, ToGenerator } from './generator-messages.ts';

const GENERATOR = fileURLToPath(new URL('run-generator.ts', import.meta.url));

export interface GeneratorJob extends BundlePlaces {
  /** Called when the bundles are there; gives the paths to render. The generator waits for them. */
  listPaths(): Promise<readonly string[]>;
  /** Makes the document around a rendered page. */
  toDocument(path: string, page: PrerenderedPage): string | Promise<string>;
}

export interface GeneratorOptions {
  /** The module to run; a test gives one of its own. */
  module?: string;
  /** Where its output goes: it is of interest when it fails. */
  logFile?: string;
  /** Ends the process. */
  signal?: AbortSignal;
}

/**
 * Runs the generator in a process of its own: it makes the bundles, and gets a document for each page that it renders. Rejects when
 * the process reports an error, ends before it has finished, or has not rendered exactly the paths it was given.
 */
export async function runGenerator(
  { client, server, listPaths, toDocument }: GeneratorJob,
  { module = GENERATOR, logFile = `${CACHE}/prerender.log`, signal }: GeneratorOptions = {},
): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const log = openSync(logFile, 'w');
  const child = fork(module, {
    stdio: ['ignore', log, log, 'ipc'],
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  });
  const missing = new Set<string>();
  let isFinished = false;
  try {
    await new Promise<void>((resolve, reject) => {
      // A process that is gone cannot be sent to: its last message or its end says why.
      const send = (message: ToGenerator) => child.send(message, () => undefined);
      const answer = async (message: FromGenerator) => {
        if (message.type === 'failed') throw new Error(message.error);
        if (message.type === 'finished') isFinished = true;
        else if (message.type === 'bundled') {
          const paths = await listPaths();
          for (const path of paths) missing.add(path);
          send({ type: 'render', paths });
        } else {
          if (!missing.delete(message.path)) throw new Error(`${message.path} was rendered, but not asked for, or twice`);
          send({ type: 'document', path: message.path, html: await toDocument(message.path, message.page) });
        }
      };
      child.on('error', reject);
      child.on('message', (message: FromGenerator) => void answer(message).catch(reject));
      // The channel closes when every message has arrived.
      Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code, signal]]) => {
        if (code !== 0) reject(new Error(`the prerendering process ended with ${signal ?? `code ${code}`}`));
        else if (!isFinished) reject(new Error('the prerendering process ended before it had finished'));
        else if (missing.size > 0) reject(new Error(`${missing.size} pages were not rendered: ${[...missing].join(', ')}`));
        else resolve();
      }, reject);
      send({ type: 'start', client, server });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`prerendering failed: ${(error as Error).message}\nIts output (${logFile}):\n${readFileSync(logFile, 'utf8')}`);
  } finally {
    closeSync(log);
  }
}
