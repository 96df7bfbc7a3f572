import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { DIST } from '../../pipeline/paths.ts';
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

it('twenty requests at once are answered, in turn', async () => {
  const server = await startServer();
  onTestFinished(() => void server.stop());
  const socket = connect(server.port, '127.0.0.1');
  let answers = '';
  socket.on('data', (bytes) => {
    answers += bytes;
  });
  socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  await expect.poll(() => answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(20);
  socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await expect.poll(() => answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(21);
  socket.destroy();
});
