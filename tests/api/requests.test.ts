import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw } from '../support/send-raw.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
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
  expect(await ask('GET http://www.example.com/api/v1/health/live HTTP/1.1', 'Host: www.example.com')).toMatch(/^HTTP\/1\.1 200 /);
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
