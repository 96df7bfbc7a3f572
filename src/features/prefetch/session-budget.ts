/** Counts the bytes of a session, which is a tab. */
const SPENT_KEY = 'site:prefetched';

export function spentBytes(): number {
  try {
    return Number(sessionStorage.getItem(SPENT_KEY));
  } catch {
    // Where bytes cannot be counted none are spent.
    return Number.POSITIVE_INFINITY;
  }
}

export function spendBytes(bytes: number): void {
  try {
    sessionStorage.setItem(SPENT_KEY, String(spentBytes() + bytes));
  } catch {
    // As above.
  }
}
