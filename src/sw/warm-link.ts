import type { FromWorker, ToWorker } from '#core/offline/messages.ts';
import { PAGE_PARTS, type PageParts } from '#core/offline/page-parts.ts';
import { guard } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { type PageId, type PostType, pageOf } from '#core/site/pages.ts';
import { isSparing } from '#src/lib/any/connection.ts';
import { dataKey } from './answer-api.ts';
import { keepPage } from './answer-page.ts';
import { CACHES, find, isStorable, store } from './caches.ts';
import { isHeld } from './keep-visited.ts';
import { ownChoice } from './own-choice.ts';

type Warm = Extract<ToWorker, { type: 'WARM' }>;
type Warmed = Extract<FromWorker, { type: 'WARMED' }>;

/** A request that is not answered in this time, in milliseconds, was no help anyway. */
const PATIENCE = 15_000;

/** Lists that other pages show a part of. */
const TEASERS: Partial<Record<PageId, readonly PostType[]>> = { home: ['newsroom'], pr: ['newsroom', 'notice'] };

let stopping = new AbortController();

/** Ends what is under way. */
export function stopWarming(): void {
  stopping.abort();
}

/**
 * Fetches what following a link needs, whether the app or the browser follows it: the document, the page's module and
 * words, and the answers of the API. One after another, each only if it is not held; no pictures.
 */
export async function warmLink({ path, left }: Warm): Promise<Warmed> {
  stopping = new AbortController();
  const { signal } = stopping;
  let bytes = 0;
  let whole = true;
  /** Says whether it is held now, by the cache or from the network. */
  const warm = async (isThere: boolean, address: string, type: string, keep: (response: Response) => Promise<unknown>) => {
    if (isThere) return true;
    if (signal.aborted || bytes >= left) return false;
    const response = await get(address, type || '*/*', signal);
    // Read before it is kept: keeping takes the body.
    bytes += response ? await sizeOf(response) : 0;
    if (!response || !isStorable(response, type)) return false;
    await keep(response);
    return true;
  };
  const warmData = async (address: string) => {
    const key = dataKey(new URL(address, location.origin));
    return warm(await isHeld(CACHES.data, key), address, 'application/json', (response) => store(CACHES.data, key, response, true));
  };
  const verdict = guard(path);
  if (verdict.kind !== 'page' || verdict.status !== 200 || isSparing(await ownChoice())) return { type: 'WARMED', path, bytes, whole };
  const { page: id, locale, params } = verdict;
  whole = (await warmData(PAGE_PARTS)) && whole;
  for (const file of await partsOf(id, locale)) {
    const keep = async (response: Response) => (await caches.open(CACHES.assets)).put(file, response);
    whole = (await warm((await caches.match(file)) !== undefined, file, 'javascript', keep)) && whole;
  }
  for (const address of dataOf(id, locale, params.id)) whole = (await warmData(address)) && whole;
  const isPageHeld = await isHeld(CACHES.pages, path);
  whole = (await warm(isPageHeld, path, 'text/html', (response) => keepPage(path, response, true))) && whole;
  return { type: 'WARMED', path, bytes, whole };
}

async function partsOf(id: PageId, locale: Locale): Promise<readonly string[]> {
  const copy = await find(CACHES.data, PAGE_PARTS);
  return ((await copy?.json()) as PageParts | undefined)?.[locale][id] ?? [];
}

/** The addresses that the page's `load` asks (src/pages). */
function dataOf(id: PageId, locale: Locale, post?: string): string[] {
  const { posts } = pageOf(id);
  if (posts?.role === 'detail') return [`/api/v1/posts/${posts.type}/${post}?locale=${locale}`];
  const types = posts ? [posts.type] : (TEASERS[id] ?? []);
  return types.map((type) => `/api/v1/posts/${type}?locale=${locale}`);
}

async function get(address: string, accept: string, signal: AbortSignal): Promise<Response | undefined> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  return fetch(address, { headers: { accept }, redirect: 'manual', priority: 'low', signal: until }).catch(() => undefined);
}

/** As the network counts: compressed, where the server says how much that was. */
async function sizeOf(response: Response): Promise<number> {
  return Number(response.headers.get('content-length')) || (await response.clone().blob()).size;
}
