import { connect } from 'node:net';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../support/send-raw.ts';
import { startServer } from '../support/start-server.ts';

const server = await startServer();
afterAll(() => server.stop());

const ask = (...lines: string[]) => sendRaw(server.port, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);

it('two Host headers are refused, on pages and on the API', async () => {
  expect(await ask('GET /en HTTP/1.1', 'Host: a.example', 'Host: b.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('GET /api/v1/health/live HTTP/1.1', 'Host: a.example', 'host: a.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('GET /api/v1/health/live HTTP/1.1', 'Host: a.example')).toMatch(/^HTTP\/1\.1 200 /);
});

it('a request that names the whole address is one for its path', async () => {
  expect(await ask('GET http://www.example.com/ko HTTP/1.1', 'Host: www.example.com')).toMatch(/^HTTP\/1\.1 200 [\s\S]*lang="ko"/);
  const moved = await ask('GET HTTPS://www.example.com:443/en/?a=1 HTTP/1.1', 'Host: www.example.com');
  expect(moved).toMatch(/^HTTP\/1\.1 308 [\s\S]*\r\nlocation: \/en\?a=1\r\n/i);
  const start = await ask('GET http://www.example.com?a=1 HTTP/1.1', 'Host: www.example.com');
  expect(start).toMatch(/^HTTP\/1\.1 302 [\s\S]*\r\nlocation: \/en\?a=1\r\n/i);
  expect(await ask('GET http://www.example.com/api/v1/health/live HTTP/1.1', 'Host: www.example.com')).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['letters beyond ASCII in its address', ['GET /api/v1/search?locale=ko&q=생산 HTTP/1.1'], 400, 'Bad Request'],
  [
    'cookies of other sites that are too long',
    ['GET /en HTTP/1.1', `Cookie: a=${'x'.repeat(20_000)}`],
    431,
    'Request Header Fields Too Large',
  ],
] as const)('a request with %s is answered as the API answers', async (_what, [line, ...headers], status, title) => {
  const [head, body = ''] = (await ask(line, 'Host: localhost', ...headers)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${title}\\r\\nContent-Type: application/problem\\+json`));
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, title });
});

it('an inquiry that is no HTTP leaves no line in the log', async () => {
  const answer = await ask(
    'POST /api/v1/inquiries HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Transfer-Encoding: xchunked',
    '',
    '0',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(server.said()).not.toContain('could not be stored');
});

// A proxy that still sends when the connection closes loses the answer: Caddy then says 502, and takes the server for a dead one.
it.each([
  ['is too large', 413, 'application/x-www-form-urlencoded'],
  ['has a type that nobody reads', 415, 'text/csv'],
])('a body that %s is read to its end, and its connection goes on', async (_what, status, type) => {
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
  });
  const head = `POST /api/v1/inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 2000000\r\n\r\n`;
  socket.write(head + 'x'.repeat(1000));
  await expect.poll(() => said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  socket.write('x'.repeat(1_999_000));
  socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => said).toMatch(/HTTP\/1\.1 200 /);
});
