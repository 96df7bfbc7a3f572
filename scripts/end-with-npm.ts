/** How often it is looked at whether npm has ended, in milliseconds. */
const INTERVAL_MS = 500;

/**
 * Asks this process to end when the shell ends through which npm runs it. npm hands SIGTERM on to its shell, which does not hand it on:
 * the server would answer on, and hold the port, with nobody left who could end it. Nothing where npm has not started this process.
 */
export function endWithNpm(): void {
  const shell = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS).unref();
}
