import type { MessageFromWorker } from '#core/offline/messages.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { CACHES, store, storedAtOf } from '../caches/stored-responses.ts';
import { findCopy } from '../kit/find-in-kit.ts';
import { fetchOrPreload, isOurDocument, isPrivate, isStorable, TIMEOUT_WITHOUT_COPY, timeoutWithCopy, withTimeout } from '../network.ts';
import { answerOfflinePage } from '../offline-page.ts';

type FindOfflinePage = (locale: Locale) => Promise<Response | undefined>;

/**
 * A navigation: the network, within a timeout; else the newest copy of that very address (`findCopy`); else the offline page of its locale.
 * Where there is a copy, only an answer of the site itself goes before it.
 */
export async function answerPage(event: FetchEvent, findOfflinePage: FindOfflinePage): Promise<Response> {
  const url = new URL(event.request.url);
  const path = url.pathname;
  const match = resolveRoute(path);
  const mayStore = match.kind === 'page' && !isPrivate(url);
  const stored = mayStore ? await findDocument(path, match.status) : undefined;
  const network = fetchOrPreload(event);
  const checked = network.then((response) => checkDocument(response, path, mayStore));
  event.waitUntil(checked.catch(() => undefined));
  try {
    if (!stored) return await withTimeout(network, TIMEOUT_WITHOUT_COPY);
    // A page that breaks off or stands still halfway is no answer either: there is a whole one.
    if (!(await withTimeout(checked, timeoutWithCopy()))) throw new Error('no answer of the site');
    return await network;
  } catch {
    if (stored) {
      storedDocuments.set(event.resultingClientId, storedAtOf(stored));
      return stored;
    }
    if (match.kind === 'redirect') return Response.redirect(match.to, match.status);
    return (await answerOfflinePage(await findOfflinePage(match.locale), match.locale)) ?? Response.error();
  }
}

/** Error pages are never stored by a visit, and the kit's have their own status. */
async function findDocument(path: string, status: number): Promise<Response | undefined> {
  const copy = await findCopy(CACHES.pages, path);
  return copy && status !== 200 ? new Response(copy.body, { status, headers: copy.headers }) : copy;
}

/** Resolves with whether the site itself has answered: a whole document of ours, or a redirect. Such a document is stored. */
async function checkDocument(response: Response, path: string, mayStore: boolean): Promise<boolean> {
  if (response.type === 'opaqueredirect') return true;
  if (response.status >= 500) return false;
  const copy = response.clone();
  if (!isOurDocument(await response.clone().text())) return false;
  if (mayStore && isStorable(response, path)) await store(CACHES.pages, path, copy);
  return true;
}

/** Pages whose document is a copy, and when it was stored, in milliseconds. They are told once they listen, since a page cannot read its own headers. */
const storedDocuments = new Map<string, number>();

export function reportStoredDocument(page: Client): void {
  const storedAt = storedDocuments.get(page.id);
  if (storedAt === undefined) return;
  storedDocuments.delete(page.id);
  page.postMessage({ type: 'STORED_DOCUMENT', storedAt } satisfies MessageFromWorker);
}
