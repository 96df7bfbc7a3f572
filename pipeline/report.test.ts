import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeFailure, step } from './report.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When a step that takes so long, in milliseconds, says something. */
async function timesOf(duration: number): Promise<number[]> {
  const begun = Date.now();
  const times: number[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {
    times.push(Date.now() - begun);
  });
  const done = step('bundling', () => new Promise((resolve) => setTimeout(resolve, duration)));
  await vi.advanceTimersByTimeAsync(duration);
  await done;
  return times;
}

it('a step that counts nothing says its seconds, so that no six seconds pass without a line', async () => {
  const times = [0, ...(await timesOf(16_000))];
  expect(times.at(-1)).toBe(16_000);
  expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] as number)))).toBeLessThanOrEqual(6000);
});
it('a step that takes less than a second is not mentioned', async () => {
  expect(await timesOf(900)).toEqual([]);
});

it.each([
  ['a tag that is closed by another', 'export const a = (\n  <p>a</b>\n);', /^\S*page\.tsx:2:\d+: .*closing tag for 'p'\.$/],
  ['a module that is not there', "import './none.ts';", /^\S*page\.tsx:1:8: Could not resolve '\.\/none\.ts' in \S*page\.tsx$/],
])('what ends a build is a line with place and cause: %s', async (_name, code, line) => {
  vi.useRealTimers();
  const folder = mkdtempSync(`${tmpdir()}/page-`);
  writeFileSync(`${folder}/page.tsx`, code);
  const options = { write: false, rolldownOptions: { input: `${folder}/page.tsx` } };
  const error: Error = await build({ configFile: false, root: folder, logLevel: 'silent', build: options }).then(
    () => expect.unreachable(),
    (reason) => reason,
  );
  rmSync(folder, { recursive: true });
  expect(describeFailure(error)).toMatch(line);
});
it('what ends a build otherwise is a page with its cause, or the error with its stack', () => {
  const error = new Error('no font');
  expect(describeFailure(error)).toBe(error.stack);
  const said = '/en cannot be rendered: TypeError: a (in Checklist)';
  expect(describeFailure(new Error(`[vite-react-ssg] Error on page: /en\nError: ${said}\n    at renderPage`))).toBe(said);
});
