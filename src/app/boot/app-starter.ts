import { isChunkError, isLeaving, reloadOnce } from '#src/shared/dom/reload-guard.ts';
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

/** What the entry exports (src/entry-client.tsx). */
interface Entry {
  start: () => Promise<void>;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the app of a document once. Where its files do not come, the document stays as it is, and the next call tries again. */
export function createAppStarter({ entry, preload = '', page = '' }: AppFiles): AppStarter {
  let hasStarted = false;
  const start = async () => {
    if (hasStarted || !entry) return;
    hasStarted = true;
    try {
      await load(entry, split(preload), split(page));
    } catch (error) {
      hasStarted = false;
      // A deploy took the file, or the network is away.
      if (isChunkError(error)) await reloadOnce();
      else if (!isLeaving(Date.now())) reportError(error);
    }
  };
  return { hasStarted: () => hasStarted, start: () => void start() };
}

/**
 * All files are asked for, then evaluated one after the other, each in a task of its own: a touch in between need not wait for the rest. The
 * app, which shows more than the document has rules for, waits for the style sheet.
 */
async function load(entry: string, urls: readonly string[], pageUrls: readonly string[]): Promise<void> {
  const styled = whenStyled();
  for (const url of [...urls, entry, ...pageUrls]) {
    await nextTask();
    addLink('modulepreload', url);
  }
  for (const url of urls) await import(/* @vite-ignore */ url);
  const { start } = (await import(/* @vite-ignore */ entry)) as Entry;
  await styled;
  await start();
}

function split(urls: string): string[] {
  return urls.split(' ').filter(Boolean);
}
