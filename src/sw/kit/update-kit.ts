import { KIT_LIST_URL, type KitInfo, type KitList, kitUrl } from '#core/build/kit.ts';
import { LOCALES, type Locale } from '#core/site/locales.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { deleteEarlierFiles, precache } from '../caches/precache.ts';
import { CACHES, find, isRecent, store } from '../caches/stored-responses.ts';
import { isStorable, TRANSFER_TIMEOUT } from '../network.ts';
import { checkKey, DIGEST_HEADER, ENTRY_HEADER } from './find-in-kit.ts';

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
  if ((await find(CACHES.kits, kitUrl(locale))) && isRecent(await find(CACHES.kits, checkKey(locale)))) return;
  const response = await fetchNew(KIT_LIST_URL);
  if (!isStorable(response, KIT_LIST_URL)) return;
  const list = (await response.json()) as KitList;
  for (const one of LOCALES) if (one === locale || (await isOfEarlierBuild(one))) await replaceKit(one, list[one]);
  await deleteEarlierBuild();
}

async function replaceKit(locale: Locale, wanted: KitInfo): Promise<void> {
  // Another build's documents name scripts that this worker has not installed: its own worker will fetch that kit.
  if (!isInstalled(wanted.entry)) return;
  const stored = await find(CACHES.kits, kitUrl(locale));
  if (stored?.headers.get(DIGEST_HEADER) !== wanted.digest && !(await fetchKit(locale, wanted))) return;
  await store(CACHES.kits, checkKey(locale), Response.json({}));
}

/** Resolves with whether the kit has come whole and is stored. The one before stays until then. */
async function fetchKit(locale: Locale, { digest, bytes, entry }: KitInfo): Promise<boolean> {
  const url = kitUrl(locale);
  const response = await fetchNew(url);
  // Other encodings do not see what the pages have in common: the kit would take five times the bytes and more.
  if (!isStorable(response, url) || response.headers.get('content-encoding') !== 'br') {
    await response.body?.cancel();
    return false;
  }
  const body = await response.arrayBuffer();
  if (body.byteLength !== bytes || (await sha256(body)) !== digest) return false;
  const headers = new Headers(response.headers);
  headers.set(DIGEST_HEADER, digest);
  headers.set(ENTRY_HEADER, entry);
  await store(CACHES.kits, url, new Response(body, { headers }));
  return true;
}

/**
 * The files that earlier builds have installed belong to a stored kit of such a build, whose pages are read until this build's kit has come.
 * They go after it.
 */
export async function deleteEarlierBuild(): Promise<void> {
  const isNeeded = await Promise.all(LOCALES.map(isOfEarlierBuild));
  if (!isNeeded.includes(true)) await deleteEarlierFiles();
}

async function isOfEarlierBuild(locale: Locale): Promise<boolean> {
  const kit = await find(CACHES.kits, kitUrl(locale));
  return kit !== undefined && !isInstalled(kit.headers.get(ENTRY_HEADER) ?? '');
}

const isInstalled = (file: string) => precache.getCacheKeyForURL(file) !== undefined;

function fetchNew(address: string): Promise<Response> {
  return fetch(address, { redirect: 'manual', cache: 'no-cache', signal: AbortSignal.timeout(TRANSFER_TIMEOUT) });
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
