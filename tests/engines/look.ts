import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Makes a visitor one who has answered the cookie banner and the offer of another language. */
export async function answerQuestions(visitor: Visitor, origin: string): Promise<void> {
  // A document of the site that asks nothing.
  await visitor.open(`${origin}/robots.txt`);
  await visitor.run(() => {
    for (const [name, value] of Object.entries({ consent: 'rejected', languageOffer: true })) {
      localStorage.setItem(`site:${name}`, JSON.stringify({ value, expire: 9e15 }));
    }
  });
}

/** Opens a page and waits until the app runs. */
export async function openApp(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await expect.poll(() => visitor.run(() => document.documentElement.dataset.app)).toBe('ready');
}

/** Leaves the page, which would go on asking its server. What the browser says of requests that this cuts off is dropped. */
export async function leavePage(visitor: Visitor): Promise<void> {
  await visitor.open('about:blank');
  await visitor.consoleErrors();
}

/**
 * Waits until the worker has what it keeps for a first visit. The offline kit comes in brotli only, which a browser may not take
 * without https (neither Firefox nor WebKitGTK does): there the page and the app are all that is kept.
 */
export async function workerReady(visitor: Visitor): Promise<void> {
  const isStored = async () => {
    if (!navigator.serviceWorker.controller) return false;
    const kit = `/data/offline-kit.${document.documentElement.lang}.bin`;
    const takesKit = (await fetch(kit, { method: 'HEAD' })).headers.get('content-encoding') === 'br';
    const { entry, preload } = (document.getElementById('boot') as HTMLElement).dataset;
    const wanted = [location.pathname, `${entry}`, ...`${preload}`.split(' '), ...(takesKit ? [kit] : [])];
    return (await Promise.all(wanted.map((path) => caches.match(path)))).every(Boolean);
  };
  await expect.poll(() => visitor.run(isStored).catch(() => false), { timeout: 30_000 }).toBe(true);
}

/** Words of the page where it is now: its path and what follows, language, title and headline. */
export function whereIs(visitor: Visitor): Promise<{ path: string; lang: string; title: string; h1: string }> {
  return visitor.run(() => ({
    path: location.pathname + location.search + location.hash,
    lang: document.documentElement.lang,
    title: document.title,
    h1: document.querySelector('h1')?.innerText ?? '',
  }));
}
