/** Says what the build is doing, so that nobody waits before a silent terminal. */
export interface Report {
  note(text: string): void;
  progress(done: number, total: number, what: string): void;
}

export function createReport(name: string): Report {
  let last = 0;
  return {
    note: (text) => console.log(`  ${name}: ${text}`),
    progress: (done, total, what) => {
      // Every two seconds, and at the end.
      if (done !== total && Date.now() - last < 2000) return;
      last = Date.now();
      console.log(`  ${name}: ${done} of ${total} ${what}`);
    },
  };
}

export async function step<T>(name: string, run: (report: Report) => T | Promise<T>): Promise<T> {
  const start = performance.now();
  console.log(`▸ ${name}`);
  const result = await run(createReport(name));
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
