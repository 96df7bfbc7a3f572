import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SITE } from '../../pipeline/paths.ts';
import { sendRaw } from '../support/send-raw.ts';
import { startServer } from '../support/start-server.ts';
import { openTestApp } from '../support/test-app.ts';

// Both wait for the server's own limits: beside each other.
describe.concurrent('what keeps a connection open', () => {
  it('a request that does not come whole is cut after 30 s, 5 s later at most', { timeout: 60_000 }, async ({ onTestFinished }) => {
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

  it('who asks for much and reads none of it is cut', { timeout: 240_000 }, async ({ onTestFinished }) => {
    const { app, close } = await openTestApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(close);
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    // As many as may be open, of files that no buffer on the way holds.
    const film = readdirSync(`${SITE}/films`).find((name) => name.startsWith('songdo-flythrough') && name.endsWith('.mp4'));
    socket.write(`GET /films/${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(2));
    const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 200_000, interval: 1000 }).toBe(0);
    socket.destroy();
  });
});
