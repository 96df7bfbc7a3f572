import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';

export type PublishingTimer = ReturnType<typeof startPublishing>;

/** A post is shown that much later than its `publishAt`, at most, and the time of a build. */
const INTERVAL_MS = 300_000;

/**
 * Builds now and every five minutes, if a scheduled post is due or a source has changed. A failed build is tried again.
 * @param sources Folder of the site's sources, with `scripts/build.ts` and installed packages.
 */
export function startPublishing(sources: string, report: (message: string) => void, interval: number = INTERVAL_MS) {
  const ended = new AbortController();
  let running: Promise<void> | undefined;
  const publish = () => {
    // A build may take longer than the interval.
    running ??= runBuild(sources, ended.signal)
      .catch((error: Error) => {
        if (!ended.signal.aborted)
          report(`The site in ${sources} could not be built; next attempt in ${interval / 1000} s. ${error.message}`);
      })
      .finally(() => {
        running = undefined;
      });
  };
  publish();
  const timer = setInterval(publish, interval).unref();
  return {
    /** Ends a build that is running, which changes nothing, and resolves when it has ended. */
    async stop() {
      clearInterval(timer);
      ended.abort();
      await running;
    },
  };
}

/** How much of the build's output an error repeats, in characters. */
const MOST_OUTPUT = 2000;

/** Runs `scripts/build.ts` with less priority. Rejects with the end of its output when it fails, or when the signal ends it. */
async function runBuild(sources: string, signal: AbortSignal): Promise<void> {
  const build = promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: sources, signal, maxBuffer: Number.POSITIVE_INFINITY });
  // Visitors come first.
  if (build.child.pid !== undefined) setPriority(build.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await build.catch(({ code, stdout, stderr }: { code: number | string | null; stdout: string; stderr: string }) => {
    throw new Error(`scripts/build.ts ended with ${code}:\n${`${stdout}${stderr}`.slice(-MOST_OUTPUT).trim()}`);
  });
}
