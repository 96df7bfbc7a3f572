import { isChunkError, reloadOnce, repairFiles } from '#src/shared/dom/reload-guard.ts';
import { addLink, whenStyled } from './document-moments.ts';

/** Files of the app, as the document names them: space-separated addresses. */
interface AppFiles {
  entry?: string;
  preload?: string;
  page?: string;
}

export interface AppStarter {
  start: () => void;
  hasStarted: () => boolean;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the app of a document once. Where its files do not come, the document stays as it is, and the next call tries again. */
export function createAppStarter({ entry, preload = '', page = '' }: AppFiles): AppStarter {
  let hasStarted = false;
  // A page's chunk imports the app's, so that evaluating the app must not start it: src/entry-client.tsx waits for this.
  let allowStart: () => void = () => undefined;
  window.mayStart = new Promise((resolve) => {
    allowStart = resolve;
  });
  return {
    hasStarted: () => hasStarted,
    start: () => {
      if (hasStarted || !entry) return;
      hasStarted = true;
      const urls = [...split(preload), entry];
      load(urls, split(page)).then(allowStart, async (error: unknown) => {
        // A deploy took the chunk, or the network is away.
        hasStarted = false;
        if (error instanceof SyntaxError) await repairFiles(urls);
        else if (isChunkError(error)) await reloadOnce();
      });
    },
  };
}

/**
 * All files are asked for, then evaluated one after the other, each in a task of its own: a touch in between need not wait for the rest.
 * The app imports the page's own files itself, and starts without them.
 */
async function load(urls: readonly string[], pageUrls: readonly string[]): Promise<void> {
  const styled = whenStyled();
  for (const url of [...urls, ...pageUrls]) {
    await nextTask();
    addLink('modulepreload', url);
  }
  for (const url of urls) await import(/* @vite-ignore */ url);
  await styled;
}

function split(urls: string): string[] {
  return urls.split(' ').filter(Boolean);
}
