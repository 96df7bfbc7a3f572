import type { MessageToWorker, Readable } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';

/** For so long, in milliseconds, the worker may look; one of an older build does not answer. */
const TIMEOUT = 3000;

const NOTHING: Readable = { isStored: false, pages: [] };

/** Asks the worker that controls this page what can be read without the network: this page's document, and which others. */
export function findReadable(path: string, locale: Locale): Promise<Readable> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(NOTHING);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Readable>) => resolve(data);
    setTimeout(resolve, TIMEOUT, NOTHING);
    worker.postMessage({ type: 'FIND_READABLE', path, locale } satisfies MessageToWorker, [port2]);
  });
}
