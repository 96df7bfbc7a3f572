import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PublishingTimer, startPublishing } from './publishing-timer.ts';

let sources = '';
let timer: PublishingTimer | undefined;
/** A process that reads TypeScript takes a second to start, and longer on a busy machine. */
const WAIT = 40_000;
vi.setConfig({ testTimeout: 60_000 });
const reported: string[] = [];
const report = (message: string) => reported.push(message);
const builds = () => (existsSync(`${sources}/builds`) ? readFileSync(`${sources}/builds`, 'utf8').length : 0);

/** A project whose build writes a letter, and then does what is given. */
const writeBuild = (then = '') =>
  writeFileSync(`${sources}/scripts/build.ts`, `import { appendFileSync } from 'node:fs';\nappendFileSync('builds', 'x');\n${then}\n`);

beforeEach(() => {
  sources = mkdtempSync(`${tmpdir()}/publishing-`);
  mkdirSync(`${sources}/scripts`);
  symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), `${sources}/node_modules`, 'junction');
  writeFileSync(`${sources}/package.json`, '{ "type": "module" }');
  reported.length = 0;
});
afterEach(async () => {
  await timer?.stop();
  rmSync(sources, { recursive: true, force: true });
});

it('builds at once and again after each interval, in the folder of the sources', async () => {
  writeBuild();
  timer = startPublishing(sources, report, 100);
  await vi.waitFor(() => expect(builds()).toBeGreaterThan(1), WAIT);
  expect(reported).toEqual([]);
});

it('reports a build that fails, with what it said, and tries again', async () => {
  writeBuild("console.error('content/posts/a/index.en.md: title is missing');\nprocess.exitCode = 1;");
  timer = startPublishing(sources, report, 100);
  await vi.waitFor(() => expect(reported.length).toBeGreaterThan(1), WAIT);
  expect(reported[0]).toContain('content/posts/a/index.en.md: title is missing');
  expect(builds()).toBeGreaterThan(1);
});

it('starts no second build beside one that runs, and ends it without a word when the server ends', async () => {
  writeBuild('setInterval(() => undefined, 1000);');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  timer = startPublishing(sources, report);
  vi.advanceTimersByTime(1_500_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(builds()).toBe(1), WAIT);
  await timer.stop();
  expect([builds(), reported]).toEqual([1, []]);
});
