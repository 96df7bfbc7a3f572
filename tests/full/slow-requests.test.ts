import { expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../support/send-raw.ts';
import { startServer } from '../support/start-server.ts';

it('a request that does not come whole is cut after 30 s, 5 s later at most', { timeout: 60_000 }, async () => {
  const server = await startServer();
  onTestFinished(() => void server.stop());
  const begun = performance.now();
  const form = 'POST /api/v1/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  const waits = await Promise.all(
    ['GET /en HTTP/1.1\r\nHost: ', form].map(async (text) => {
      await sendRaw(server.port, text).catch(() => '');
      return performance.now() - begun;
    }),
  );
  for (const wait of waits) {
    expect(wait).toBeGreaterThan(25_000);
    expect(wait).toBeLessThan(37_000);
  }
});
