import { STATE_ELEMENT_ID } from '#core/prerender/prerendered-page.ts';
import { isChunkError, isLeaving, reloadOnce } from '#src/shared/dom/reload-guard.ts';

export type AppStarter = ReturnType<typeof createAppStarter>;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the app of a document, which names its files by space-separated addresses, once. Where they do not come, the document stays as it is,
 * and the next call tries again.
 */
export function createAppStarter({ entry, preload = '', page = '' }: { entry?: string; preload?: string; page?: string }) {
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
  const { start } = (await import(/* @vite-ignore */ entry)) as typeof import('#src/entry-client.tsx');
  await styled;
  // A document that broke off stays as it is: the app would have to fetch all that it shows before it shows anything.
  if (document.getElementById(STATE_ELEMENT_ID)) await start();
}

function split(urls: string): string[] {
  return urls.split(' ').filter(Boolean);
}

export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => callback());
  else callback();
}

export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback);
}

/**
 * Resolves when the document has come to its end and the whole style sheet is there, or three seconds later. The document has the rules of
 * what it shows; app and cookie banner show more.
 */
export async function whenStyled(): Promise<void> {
  await new Promise<void>(whenParsed);
  await Promise.race([window.styled, new Promise((resolve) => setTimeout(resolve, 3000))]);
}

/** Resolves after first paint and the pictures that belong to it: their bytes go first. A picture that never ends holds nothing up. */
export async function whenFirstViewShown(): Promise<void> {
  await firstPaint();
  await new Promise<void>((resolve) => {
    whenLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    setTimeout(resolve, 2500);
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    try {
      new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve()).observe({
        type: 'paint',
        buffered: true,
      });
    } catch {
      requestAnimationFrame(() => resolve());
    }
    // A tab in the background does not paint.
    whenLoaded(() => setTimeout(resolve, 3000));
  });
}

export function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
