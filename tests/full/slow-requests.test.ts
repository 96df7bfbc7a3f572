import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ROOT, SITE } from '../../pipeline/paths.ts';
import { postInquiry } from '../support/inquiries.ts';
import { startMailServer } from '../support/mail-server.ts';
import { sendRaw } from '../support/send-raw.ts';
import { startServer } from '../support/start-server.ts';
import { openTestApp } from '../support/test-app.ts';

// They wait for the server's own limits: beside each other.
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

  it('who asks for much and reads none of it is cut', { timeout: 240_000 }, async ({ expect, onTestFinished }) => {
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

  it('asked to end, it ends within ten seconds, though connections are held open without a request or with half of one', {
    timeout: 60_000,
  }, async () => {
    const server = await startServer();
    const sockets = await Promise.all(
      ['', 'GET /en HTTP/1.1\r\nHost: '].map(
        (start) =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(server.port, '127.0.0.1', () => socket.write(start, () => resolve(socket)));
            socket.on('error', () => undefined);
          }),
      ),
    );
    const begun = performance.now();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const socket of sockets) socket.destroy();
  });

  it('a mail server that hangs does not hold up the end of the server, and the mail is sent by the next one', {
    timeout: 120_000,
  }, async ({ expect, onTestFinished }) => {
    let isHanging = true;
    let accepted = 0;
    const mailServer = await startMailServer({
      onData(stream, _session, callback) {
        accepted += 1;
        stream.resume();
        // A server that never says yes or no.
        if (!isHanging) stream.on('end', () => callback());
      },
    });
    onTestFinished(() => mailServer.stop());
    const dataDir = mkdtempSync(`${tmpdir()}/hanging-mail-`);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = { SMTP_URL: mailServer.url };
    const server = await startServer({ dataDir, env });
    expect((await postInquiry(server.url)).status).toBe(201);
    await expect.poll(() => accepted).toBe(1);
    const begun = performance.now();
    expect(await server.stop('SIGTERM')).toBe(0);
    // Unit and container kill after 20 s; it had waited for 60.
    expect(performance.now() - begun).toBeLessThan(15_000);
    isHanging = false;
    const later = { NODE_OPTIONS: `--import ${ROOT}tests/support/shift-clock.mjs`, CLOCK_SHIFT: String(3_600_000) };
    const next = await startServer({ dataDir, env: { ...env, ...later } });
    onTestFinished(() => void next.stop());
    await expect.poll(() => accepted).toBe(3);
  });
});
