import { cpSync } from 'node:fs';
import { build } from 'vite-react-ssg/node';
import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import { ROOT } from '../paths.ts';
import type { BundlePlaces, FromGenerator, ToGenerator } from './generator-messages.ts';

/**
 * Runs vite-react-ssg in its single-page mode: it builds the client and the server bundle and renders each path that the build
 * then asks for. A process of its own (child.ts), since the generator ends its process by itself and lets a page's error go unhandled.
 */
const documents = new Map<string, (html: string) => void>();
let askForPaths: (paths: readonly string[]) => void;
const paths = new Promise<readonly string[]>((resolve) => {
  askForPaths = resolve;
});

process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);
process.on('disconnect', () => process.exit(1));
process.on('message', (message: ToGenerator) => {
  if (message.type === 'start') void generate(message);
  else if (message.type === 'render') askForPaths(message.paths);
  else documents.get(message.path)?.(message.html);
});

async function generate({ client, server }: BundlePlaces): Promise<void> {
  process.chdir(ROOT);
  // The worker is built over the finished documents, which are not all made here (pipeline/bundles/write-worker.ts).
  process.env.WITHOUT_WORKER = '1';
  let serverBundle = '';
  await build(
    {
      htmlEntry: 'index.html',
      entry: 'src/entry-server.tsx',
      dirStyle: 'flat',
      formatting: 'none',
      beastiesOptions: false,
      concurrency: 8,
      includedRoutes: async () => {
        // The generator removes its own at the end.
        cpSync(serverBundle, server, {
          recursive: true,
          filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.mjs') || path.endsWith('.js'),
        });
        send({ type: 'bundled' });
        return [...(await paths)];
      },
      // The generator's own document is not used: the build makes one from the rendered page.
      onPageRendered: (path, _html, context) => {
        const { page } = context as PrerenderContext;
        if (!page) throw new Error(`src/entry-server.tsx rendered no page for ${path}`);
        return new Promise<string>((resolve) => {
          documents.set(path, resolve);
          send({ type: 'page', path, page });
        });
      },
    },
    {
      build: { outDir: client },
      plugins: [
        {
          name: 'site:render-entry',
          configResolved: ({ build: { ssr, outDir } }) => {
            if (ssr) serverBundle = outDir;
          },
        },
      ],
    },
  );
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
