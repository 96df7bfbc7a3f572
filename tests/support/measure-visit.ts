import type { Page } from '@playwright/test';
import { installClock, settled } from './settled.ts';
import { appReady } from './site-test.ts';

/** A file that a visit has fetched, with its bytes on the wire, headers included. */
export interface FetchedFile {
  /** Of the developer tools: `document`, `script`, `image` and so on. */
  type: string;
  url: string;
  bytes: number;
}

/** Counts what a page asks for until 5 s after it has loaded, on a phone, and waits until all of it has come. */
export async function measureVisit(page: Page, url: string): Promise<FetchedFile[]> {
  await installClock(page);
  await page.setViewportSize({ width: 412, height: 823 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { type: string; url: string; bytes?: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!/^https?:/.test(request.url)) return;
    // The fonts' sheet is fetched by a script on a first visit: it is style all the same.
    const kind = /\.css$/.test(request.url) ? 'stylesheet' : `${type}`.toLowerCase();
    requests.set(requestId, { type: kind, url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  await page.goto(url);
  // A busy machine may start the app long after the document has loaded: what it asks for counts all the same.
  await appReady(page);
  // What its timers start in five seconds.
  await page.clock.runFor(5000);
  await settled(page);
  const missing = () => [...requests.values()].flatMap((request) => (request.bytes === undefined ? request.url : []));
  for (const end = Date.now() + 30_000; missing().length > 0; ) {
    if (Date.now() > end) throw new Error(`never came: ${missing().join(', ')}`);
    await settled(page);
  }
  return [...requests.values()].map(({ bytes = 0, ...request }) => ({ ...request, bytes }));
}
