import { build } from 'vite-react-ssg/node';
import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import { ROOT } from '../paths.ts';
import type { FromGenerator, ToGenerator } from './generator-messages.ts';

/**
 * Runs vite-react-ssg in its single-page mode: it builds the client and the server bundle, renders each path and builds the
 * service worker over the documents. A process of its own (child.ts), since the generator ends its process by itself and
 * lets a page's error go unhandled.
 */
const documents = new Map<string, (html: string) => void>();

process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);
process.on('disconnect', () => process.exit(1));
process.on('message', (message: ToGenerator) => {
  if (message.type === 'start') void generate(message.paths);
  else documents.get(message.path)?.(message.html);
});

async function generate(paths: readonly string[]): Promise<void> {
  process.chdir(ROOT);
  await build({
    htmlEntry: 'index.html',
    entry: 'src/entry-server.tsx',
    dirStyle: 'flat',
    formatting: 'none',
    beastiesOptions: false,
    concurrency: 8,
    includedRoutes: () => [...paths],
    // The generator's own document is not used: the build makes one from the rendered page.
    onPageRendered: (path, _html, context) => {
      const { page } = context as PrerenderContext;
      if (!page) throw new Error(`src/entry-server.tsx rendered no page for ${path}`);
      return new Promise<string>((resolve) => {
        documents.set(path, resolve);
        send({ type: 'page', path, page });
      });
    },
  });
  send({ type: 'finished' }, 0);
}

function fail(error: unknown): void {
  send({ type: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 1);
}

function send(message: FromGenerator, exitCode?: number): void {
  process.send?.(message, () => {
    if (exitCode !== undefined) process.exit(exitCode);
  });
}
