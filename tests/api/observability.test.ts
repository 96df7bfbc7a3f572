import { afterEach, expect, it } from 'vitest';
import { INQUIRY, postInquiry } from '../support/inquiries.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server?.url}${path}`, { headers });
  await answer.arrayBuffer();
  return answer;
};
const send = () => postInquiry(server?.url ?? '', {}, { 'x-forwarded-for': '192.0.2.77' });
const metricsUrl = () => /metrics: (\S+)/.exec(server?.said() ?? '')?.[1] ?? '';

it('each answer is a line of the access log, with the name of its request, and nothing of the visitor', async () => {
  server = await startServer({ env: { ACCESS_LOG: '1', TRUST_PROXY: 'loopback' } });
  await get('/ko?utm_source=secret');
  const searched = await get('/api/v1/search?locale=en&q=secretwords');
  await send();
  await get('/nope');
  await expect.poll(() => server?.said()).toContain('"path":"/errors/404"');
  const lines = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /ko 200',
    'GET /api/v1/search 200',
    'POST /api/v1/inquiries 201',
    'GET /nope 302',
    'GET /errors/404 404',
  ]);
  expect(lines[1]?.reqId).toBe(searched.headers.get('x-request-id'));
  for (const word of ['secret', '192.0.2.77', '127.0.0.1:', INQUIRY.email, INQUIRY.name]) expect(server.said()).not.toContain(word);
});

it('figures of answers, mails, readiness and build are served on a port of their own, and on no other', async () => {
  server = await startServer({ env: { METRICS_PORT: '0' } });
  expect(metricsUrl()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  await get('/ko');
  await get('/ko/aboutus/ceo');
  await get('/data/newsroom.en.json');
  await get('/api/v1/posts/newsroom?locale=en');
  await get('/api/v1/posts/newsroom?locale=xx');
  expect((await send()).status).toBe(201);
  const read = async () => (await fetch(metricsUrl())).text();
  // Each inquiry has two mails, which become files here.
  await expect.poll(read).not.toContain('site_mails{');
  const text = await read();
  expect(text).toContain('http_request_duration_seconds_count{route="page",status="200"} 2\n');
  expect(text).toContain('http_request_duration_seconds_count{route="data",status="200"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/v1/posts/:type",status="400"} 1\n');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/v1/inquiries",status="201"} 1\n');
  expect(text).toMatch(/\nsite_ready 1\n/);
  expect(text).toMatch(/\nsite_build_info\{build="[0-9a-f]{12}",database="sqlite"\} 1\n/);
  expect(text).toContain('\nnodejs_eventloop_lag_p99_seconds ');
  expect(text).not.toMatch(/ceo|newsroom\.en|127\.0\.0\.1/);
  expect((await fetch(metricsUrl().replace('/metrics', '/'))).status).toBe(404);
  expect((await get('/metrics')).status).not.toBe(200);
});

it('mails that wait are counted', async () => {
  // Nobody listens there.
  server = await startServer({ env: { METRICS_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' } });
  await send();
  await expect.poll(async () => (await fetch(metricsUrl())).text()).toMatch(/site_mails\{kind="receipt",state="waiting"\} 1\n/);
});
