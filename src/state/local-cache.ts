/** A local cache entry as the spec has it (section 3): the value, and when it stops counting. */
interface Entry {
  value: unknown;
  /** Milliseconds since the epoch. */
  expire: number;
}

const PREFIX = 'site:';

/**
 * The value under a name, or undefined when it is absent, expired, unreadable, or storage is refused.
 * @param longest Where an entry may not outlive its length, the length, in milliseconds: one that was stored by a clock ahead counts as absent.
 */
export function readCache<T>(name: string, { now = Date.now(), longest = Number.POSITIVE_INFINITY } = {}): T | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Entry | null;
    if (!entry || typeof entry.expire !== 'number') return undefined;
    if (entry.expire > now && entry.expire <= now + longest) return entry.value as T;
    removeFromCache(name);
    return undefined;
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

export function removeFromCache(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** Removes every entry that has expired, also those that no page reads any more. */
export function removeExpired(now = Date.now()): void {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const name of names) readCache(name.slice(PREFIX.length), { now });
  } catch {
    // As above.
  }
}

export const DAY = 86_400_000;
