/** A local cache entry as the spec has it (section 3): the value, and when it stops counting. */
interface Entry {
  value: unknown;
  /** Milliseconds since the epoch. */
  expire: number;
}

const PREFIX = 'site:';

/** The value under a name, or undefined when it is absent, expired, unreadable, or storage is refused. */
export function readCache<T>(name: string, now = Date.now()): T | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Entry | null;
    if (!entry || typeof entry.expire !== 'number' || entry.expire <= now) return undefined;
    return entry.value as T;
  } catch {
    return undefined;
  }
}

/** Keeps a value for a time the caller gives, in milliseconds. A full or refused storage is no error: the cache is a convenience. */
export function writeCache(name: string, value: unknown, lifetime: number, now = Date.now()): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ value, expire: now + lifetime } satisfies Entry));
  } catch {
    // Private mode or quota: the value is simply not remembered.
  }
}

export function dropCache(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

export const DAY = 86_400_000;
