/** Says what the build is doing, so that nobody waits before a silent terminal. */
export interface Report {
  note(text: string): void;
  progress(done: number, total: number, what: string): void;
}

/** Longest time without a line, in milliseconds. */
const SILENCE = 2000;
let last = 0;

function print(line: string): void {
  last = Date.now();
  console.log(line);
}

export function createReport(name: string): Report {
  let reported = 0;
  return {
    note: (text) => print(`  ${name}: ${text}`),
    progress: (done, total, what) => {
      if (done !== total && Date.now() - reported < SILENCE) return;
      reported = Date.now();
      print(`  ${name}: ${done} of ${total} ${what}`);
    },
  };
}

/** Runs a step of the build. Where it counts nothing itself, the seconds are said. */
export async function step<T>(name: string, run: (report: Report) => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  print(`▸ ${name}`);
  const timer = setInterval(() => Date.now() - last >= SILENCE - 250 && print(`  ${name}: ${seconds()} s so far`), SILENCE / 4);
  try {
    return await run(createReport(name));
  } finally {
    clearInterval(timer);
    print(`  ${name}: ${seconds()} s`);
  }
}
