import { KIT_LIST_URL, type KitInfo, type KitList, kitUrl } from '#core/build/kit.ts';
import type { Locale } from '#core/site/locales.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { precache } from '../caches/precache.ts';
import { isStorable } from '../caches/storable.ts';
import { CACHES, find, isRecent, store } from '../caches/stored-responses.ts';
import { fetchMoving } from '../time-limits.ts';
import { checkKey, DIGEST_HEADER, findInKit, localeOf } from './find-in-kit.ts';

const updates = new Map<Locale, Promise<void>>();

/**
 * Fetches the offline kit of a language where none is stored, or the server has another one; asks for that every five minutes
 * at most. What fails is tried again at the next page.
 */
export function updateKit(locale: Locale): Promise<void> {
  const running = updates.get(locale);
  if (running) return running;
  const update = checkAndFetch(locale)
    .catch(() => undefined)
    .finally(() => updates.delete(locale));
  updates.set(locale, update);
  return update;
}

async function checkAndFetch(locale: Locale): Promise<void> {
  if (shouldSaveData()) return;
  const stored = await find(CACHES.kits, kitUrl(locale));
  if (stored && isRecent(await find(CACHES.kits, checkKey(locale)))) return;
  const list = await fetchMoving(KIT_LIST_URL, { headers: { accept: 'application/json' }, redirect: 'manual', cache: 'no-cache' });
  if (!isStorable(list, KIT_LIST_URL)) return;
  const wanted = ((await list.json()) as KitList)[locale];
  // Another build's documents name scripts that this worker has not installed: its own worker will fetch that kit.
  if (!precache.getCacheKeyForURL(wanted.entry)) return;
  const isCurrent = stored?.headers.get(DIGEST_HEADER) === wanted.digest;
  if (!isCurrent && !(await fetchKit(locale, wanted))) return;
  if (!isCurrent && stored) await deleteEarlierVisits(locale);
  await store(CACHES.kits, checkKey(locale), Response.json({}));
}

/** Resolves with whether the kit has come whole and is stored. The one before stays until then. */
async function fetchKit(locale: Locale, { digest, bytes }: KitInfo): Promise<boolean> {
  const url = kitUrl(locale);
  const abort = new AbortController();
  const response = await fetchMoving(url, { redirect: 'manual', cache: 'no-cache', signal: abort.signal });
  // Other encodings do not see what the pages have in common: the kit would take five times the bytes and more.
  if (!isStorable(response, url) || response.headers.get('content-encoding') !== 'br') {
    abort.abort();
    return false;
  }
  const body = await response.arrayBuffer();
  if (body.byteLength !== bytes || (await sha256(body)) !== digest) return false;
  const headers = new Headers(response.headers);
  headers.set(DIGEST_HEADER, digest);
  await store(CACHES.kits, url, new Response(body, { headers }));
  return true;
}

/** The scripts and files of words that a document names. */
const SCRIPTS = /\/assets\/[\w.-]+\.js/g;

/** Visited documents of earlier builds name code or words that went with the kit before. The new kit has these pages. */
async function deleteEarlierVisits(locale: Locale): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (localeOf(pathname) !== locale) continue;
    const [copy, ofKit] = await Promise.all([find(CACHES.pages, pathname), findInKit(pathname)]);
    if (!copy || !ofKit) continue;
    const [text, needed] = [await copy.text(), (await ofKit.text()).match(SCRIPTS) ?? []];
    if (!needed.every((file) => text.includes(file))) await cache.delete(pathname, { ignoreVary: true });
  }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
