import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { DIST, SITE } from '../../pipeline/paths.ts';
import { startServer } from '../support/start-server.ts';

const REQUEST = 'GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n';

it('connections that send requests and read no answer are closed, and the server has memory for the others', {
  timeout: 180_000,
}, async () => {
  // As in a container with 512 MB.
  const server = await startServer({ args: ['--max-old-space-size=256', `${DIST}/server/index.mjs`] });
  onTestFinished(() => void server.stop());
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(REQUEST.repeat(Math.floor((64 * 1024) / REQUEST.length)));
    return socket;
  });
  await pause(5000);
  expect((await fetch(`${server.url}/en`)).status, server.said()).toBe(200);
  for (const socket of sockets) socket.destroy();
});

it('two requests at once are answered, in turn, and a connection that has more of them open is closed', async () => {
  const server = await startServer();
  onTestFinished(() => void server.stop());
  const socket = connect(server.port, '127.0.0.1');
  let answers = '';
  socket.on('data', (bytes) => {
    answers += bytes;
  });
  for (const count of [2, 4, 6]) {
    socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
    await expect.poll(() => answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(count);
  }
  const isClosed = once(socket, 'close');
  socket.write('GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  await isClosed;
});

// /proc has the memory of a process and its open files on Linux alone.
it.skipIf(process.platform !== 'linux')(
  'connections that ask for parts of files hold little memory, and no file once they are closed',
  async () => {
    const server = await startServer();
    onTestFinished(() => void server.stop());
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
    const handles = () => readdirSync(`/proc/${server.pid}/fd`).length;
    const sizeOf = (path: string) => statSync(`${SITE}/${path}`).size;
    const files = (readdirSync(SITE, { recursive: true }) as string[]).filter((path) => /\.(?:jpg|mp4|pdf)$/.test(path));
    const [largest = ''] = files.sort((one, other) => sizeOf(other) - sizeOf(one));
    const [picture = ''] = files.filter((path) => path.endsWith('.jpg'));
    for (const path of [picture, largest]) {
      await fetch(`${server.url}/${path}`).then((answer) => answer.arrayBuffer());
      const before = { memory: memory(), handles: handles() };
      for (const requests of [1, 2, 20]) {
        const sockets = Array.from({ length: 200 }, () => {
          const socket = connect(server.port, '127.0.0.1');
          socket.on('error', () => undefined);
          socket.pause();
          socket.write(`GET /${path} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-\r\n\r\n`.repeat(requests));
          return socket;
        });
        await pause(2000);
        // The connections themselves, and two files for each at most.
        expect(handles() - before.handles, `${path}, ${requests} at once`).toBeLessThanOrEqual(3 * 200 + 20);
        expect((await fetch(`${server.url}/en`)).status).toBe(200);
        for (const socket of sockets) socket.destroy();
        await expect.poll(() => handles() - before.handles, { message: `after ${path}` }).toBeLessThan(20);
      }
      // 200 connections with twenty parts each took 650 MB.
      expect(memory() - before.memory).toBeLessThan(200);
    }
  },
);
