import type { Page } from '@playwright/test';

/** Counts what a page itself fetches, by the developer tools’ types, in bytes on the wire with headers; `all` is their sum. */
export async function countPageBytes(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sums: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    for (const type of [types.get(requestId) ?? 'Other', 'all']) sums[type] = (sums[type] ?? 0) + encodedDataLength;
  });
  return sums;
}
