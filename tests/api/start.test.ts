import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { DIST, ROOT } from '../../pipeline/paths.ts';
import { writeReleaseList } from '../../pipeline/write-release-list.ts';
import { openCurrentRelease } from '../../server/current-release.ts';
import { startServer } from '../support/start-server.ts';

const folder = mkdtempSync(`${tmpdir()}/start-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A part of the built site, without what is not named. */
function distWith(name: string, ...files: string[]): string {
  const dist = `${folder}/${name}`;
  mkdirSync(`${dist}/site`, { recursive: true });
  writeFileSync(`${dist}/site/en.html`, '');
  for (const file of files) cpSync(`${DIST}/${file}`, `${dist}/${file}`, { recursive: true });
  return dist;
}

it('a site that was not built says how to build it', async () => {
  await expect(startServer({ dist: folder })).rejects.toThrow(/There is no site in .*: run npm run build\n$/);
  const report = ({ message }: Error) => expect.unreachable(message);
  const dist = distWith('no-redirects', 'headers.json', 'templates');
  await expect(openCurrentRelease(dist, { maxBytes: 1000, report })).rejects.toThrow(/files\.json.*: build or upload the release again$/);
  writeReleaseList(dist);
  await expect(openCurrentRelease(dist, { maxBytes: 1000, report })).rejects.toThrow(/redirects\.json.*: run npm run build$/);
});

it('a port that is taken is named, and the process ends', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  await expect(startServer({ port })).rejects.toThrow(
    `The site cannot be served (listen EADDRINUSE: address already in use 127.0.0.1:${port}): give PORT and HOST a free address`,
  );
  other.close();
});

it('asked to end, it is not ready first, and answers on until proxies have turned away', async () => {
  const server = await startServer({ env: { DRAIN_SECONDS: '2' } });
  const statusOf = async (path: string) => {
    const answer = await fetch(server.url + path);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('connection')];
  };
  expect(await statusOf('/api/v1/health/ready')).toEqual([200, 'keep-alive']);
  const begun = performance.now();
  const ended = server.stop('SIGTERM');
  await expect.poll(() => statusOf('/api/v1/health/ready')).toEqual([503, 'close']);
  expect(await statusOf('/en')).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(2000);
});

it('SIGTERM to npm start ends the server, too', async () => {
  // A group of its own, of which nothing stays when this fails.
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: { ...process.env, PORT: '0', DATA_DIR: `${folder}/npm` }, detached: true });
  let said = '';
  npm.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  const ended = once(npm, 'exit');
  const address = () => /listening on (http:\/\/localhost:\d+)/.exec(said)?.[1] ?? '';
  const answers = () =>
    fetch(`${address()}/api/v1/health/live`).then(
      () => true,
      () => false,
    );
  try {
    await expect.poll(address, { timeout: 90_000 }).not.toBe('');
    expect(await answers()).toBe(true);
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(answers).toBe(false);
  } finally {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  }
});
