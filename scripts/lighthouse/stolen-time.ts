import { readFileSync } from 'node:fs';

/** Fields of a line of /proc/stat count in hundredths of a second (USER_HZ, proc_stat(5)). */
const TICK_MS = 10;
/** Of `cpu user nice system idle iowait irq softirq steal …`. */
const STEAL_FIELD = 8;

/**
 * Milliseconds that this machine's processors have lost to other machines on the same computer, since it started. 0 where nobody
 * says: not on Linux, or not a virtual machine.
 */
export function stolenTime(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/)[STEAL_FIELD] ?? 0) * TICK_MS;
  } catch {
    return 0;
  }
}
