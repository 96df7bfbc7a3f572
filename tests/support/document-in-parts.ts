import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface DocumentInParts {
  /** Opens a path of the site: the first part of its document has come, and no more. */
  open(path: string): Promise<void>;
  /** Sends the next part. */
  sendNext(): void;
  stop(): Promise<void>;
}

/** A server whose documents come in parts, each when the test says so. All other files come from the site. */
export async function serveInParts(page: Page, base: string, split: (html: string) => string[]): Promise<DocumentInParts> {
  let turns: PromiseWithResolvers<void>[] = [];
  const turnOf = (part: number) => (turns[part] ??= Promise.withResolvers<void>());
  const server = createServer(async ({ url }, answer) => {
    const parts = split(await (await fetch(base + url)).text());
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (const [at, part] of parts.entries()) {
      if (at > 0) await turnOf(at).promise;
      answer.write(part);
    }
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(/\/api\/|\.\w+$/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: base + pathname + search }) });
  });
  let sent = 0;
  return {
    async open(path) {
      turns = [];
      sent = 0;
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
      await page.locator('main').waitFor({ state: 'attached' });
    },
    sendNext() {
      sent += 1;
      turnOf(sent).resolve();
    },
    async stop() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      server.closeAllConnections();
      server.close();
    },
  };
}
