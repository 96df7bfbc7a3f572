/**
 * All that the site keeps in the browser's storage, as `site:NAME`, and where: on the device, or in the tab. The cookie policy lists them
 * (src/pages/utility/cookies-page.tsx).
 */
export const STORED = {
  locale: 'device',
  consent: 'device',
  popup: 'device',
  popupClosed: 'tab',
  languageOffer: 'device',
  reloaded: 'tab',
  outbox: 'device',
  searches: 'device',
  visits: 'device',
  install: 'device',
  draft: 'tab',
  unsent: 'device',
} as const satisfies Record<string, 'device' | 'tab'>;

export type StoredName = keyof typeof STORED;

/** A local cache entry as the spec has it (section 3): the value, and when it stops counting. */
interface Entry {
  value: unknown;
  /** Milliseconds since the epoch. */
  expire: number;
}

const PREFIX = 'site:';

/** Throws where the browser refuses storage. */
const storageOf = (name: StoredName): Storage => (STORED[name] === 'tab' ? sessionStorage : localStorage);

interface ReadOptions {
  now?: number;
  /** Where an entry may not outlive its length, the length, in milliseconds: one that was stored by a clock ahead counts as absent. */
  longest?: number;
}

/** The value under a name, or undefined when it is absent, expired, unreadable, or storage is refused. */
export function readCache<T>(name: StoredName, options?: ReadOptions): T | undefined {
  return readEntry(() => storageOf(name), PREFIX + name, options) as T | undefined;
}

/** Removes an entry that has expired. */
function readEntry(open: () => Storage, key: string, { now = Date.now(), longest = Number.POSITIVE_INFINITY }: ReadOptions = {}): unknown {
  try {
    const storage = open();
    const entry = JSON.parse(storage.getItem(key) ?? 'null') as Entry | null;
    if (!entry || typeof entry.expire !== 'number') return undefined;
    if (entry.expire > now && entry.expire <= now + longest) return entry.value;
    storage.removeItem(key);
  } catch {
    // Unreadable or refused: there is none.
  }
  return undefined;
}

/**
 * Keeps a value for a time the caller gives, in milliseconds. False with a full or refused storage, which is no error: the cache is a
 * convenience.
 */
export function writeCache(name: StoredName, value: unknown, lifetime: number, now = Date.now()): boolean {
  try {
    storageOf(name).setItem(PREFIX + name, JSON.stringify({ value, expire: now + lifetime } satisfies Entry));
    return true;
  } catch {
    return false;
  }
}

export function removeFromCache(name: StoredName): void {
  try {
    storageOf(name).removeItem(PREFIX + name);
  } catch {
    // Storage is refused: there is none.
  }
}

/** Removes every entry of the device that has expired, also under a name that an earlier build of the site used. */
export function removeExpired(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) readEntry(() => localStorage, key, { now });
  } catch {
    // Storage is refused: there is none.
  }
}
