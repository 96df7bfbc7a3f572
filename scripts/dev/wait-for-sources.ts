import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { escapeHtml } from '../../core/html/escape.ts';

/**
 * Until there are names, facts and words that can be read, there is no page to show: where no earlier version of them is known, the
 * errors are answered in its place. Resolves with the first result.
 */
export async function waitForSources<Result>(port: number, attempt: () => Promise<Result>): Promise<Result> {
  let text = '';
  const tryOnce = async () => {
    try {
      return { result: await attempt() };
    } catch (error) {
      if (text !== (error as Error).message) console.error((error as Error).message);
      text = (error as Error).message;
      return undefined;
    }
  };
  const first = await tryOnce();
  if (first) return first.result;
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', refresh: '1', 'cache-control': 'no-store' });
    response.end(`<!doctype html><title>Errors in the content</title><pre>${escapeHtml(text)}</pre>`);
  });
  server.listen(port, 'localhost', () => console.log(`waiting for content without errors on http://localhost:${port}/`));
  for (;;) {
    await pause(500);
    const later = await tryOnce();
    if (!later) continue;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return later.result;
  }
}
