import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/** Says what the build is doing, so that nobody waits before a silent terminal. What takes less than a second is not mentioned. */
export interface Report {
  note(text: string): void;
  progress(done: number, total: number, what: string): void;
}

const SILENCE = 5000;
const QUICK = 1000;
let last = Date.now();

function print(line: string): void {
  last = Date.now();
  console.log(line);
}

export function createReport(name: string): Report {
  return {
    note: (text) => print(`  ${name}: ${text}`),
    progress: (done, total, what) => {
      if (Date.now() - last >= SILENCE) print(`  ${name}: ${done} of ${total} ${what}`);
    },
  };
}

export async function step<T>(name: string, run: (report: Report) => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const timer = setInterval(() => Date.now() - last >= SILENCE && print(`  ${name}: ${seconds()} s so far`), SILENCE / 5);
  try {
    return await run(createReport(name));
  } finally {
    clearInterval(timer);
    if (performance.now() - start >= QUICK) print(`  ${name}: ${seconds()} s`);
  }
}

/** Works through a list, as many at a time as there are cores: libraries compute in threads of their own. Says how far it is. */
export async function workThrough<T>(items: readonly T[], what: string, report: Report, work: (item: T) => Promise<void>): Promise<void> {
  const open = items.values();
  let done = 0;
  const workOn = async () => {
    for (const item of open) {
      await work(item);
      done += 1;
      report.progress(done, items.length, what);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workOn));
}

/** What ends a build, in a line for each fault: place and cause without the bundler's drawing, or page and cause; a stack for all else. */
export function describeFailure({ message, stack }: Error): string {
  const said = stripVTControlCharacters(message);
  const faults = Array.from(said.matchAll(/^\[[\w:-]+\] (.+)\n +╭─\[ (\S+) \]/gm), ([, what, place]) => `${place}: ${what}`);
  const [, ofPage] = /Error on page: .+\n(?:Error: )?(.+)/.exec(said) ?? [];
  return ofPage ?? (faults.length > 0 ? faults.join('\n') : (stack ?? message));
}
