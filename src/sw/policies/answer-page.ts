import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { networkInformation } from '#src/shared/isomorphic/connection.ts';
import { CACHES } from '../caches/cache-names.ts';
import { isPrivate, isStorable } from '../caches/storable.ts';
import { storePage } from '../caches/store-page.ts';
import { find, isFresh } from '../caches/stored-responses.ts';
import { findSaved } from '../library/saved-files.ts';
import { answerOfflinePage } from '../offline-page/answer-offline-page.ts';
import { reportDocument, reportNetwork } from '../report-network.ts';
import { withTimeout } from '../with-timeout.ts';
import { finishPreload } from './finish-preload.ts';

/** How long a page may take before the stored copy is shown, in milliseconds; shorter where the network is known to be slow. */
const NETWORK_TIMEOUT = 3000;
const SLOW_NETWORK_TIMEOUT = 1500;

type FindOfflinePage = (locale: Locale) => Promise<Response | undefined>;

/**
 * A navigation: a fresh prefetched copy; else the network, within a timeout where there is a copy; else the stored page of
 * that very address; else the offline page of its locale. Never the document of another page.
 */
export async function answerPage(event: FetchEvent, findOfflinePage: FindOfflinePage): Promise<Response> {
  const url = new URL(event.request.url);
  const path = url.pathname;
  const match = resolveRoute(path);
  const mayStore = match.kind === 'page' && !isPrivate(url);
  const stored = mayStore ? ((await find(CACHES.pages, path)) ?? (await findSaved(path))) : undefined;
  if (isFresh(stored)) {
    finishPreload(event);
    return stored;
  }
  const network = (async () => {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Where Chromium and WebKit reject a preload that fails, Firefox resolves it with an error response.
    if (response.type === 'error') throw new TypeError('the network failed');
    // Only a document of ours proves that the network works; a captive portal's page does not.
    if (mayStore && isStorable(response, path))
      event.waitUntil(storePage(path, response.clone(), false).then((isOurs) => (isOurs ? reportNetwork(true) : undefined)));
    return response;
  })();
  event.waitUntil(network.catch(() => undefined));
  try {
    return await (stored ? withTimeout(network, networkTimeout()) : network);
  } catch (error) {
    // A navigation that the visitor stops says nothing of the network.
    if ((error as Error).name !== 'AbortError') event.waitUntil(reportDocument(false, event.resultingClientId, stored));
    if (stored) return stored;
    if (match.kind === 'redirect') return Response.redirect(match.to, match.status);
    return (await answerOfflinePage(await findOfflinePage(match.locale), match.locale)) ?? Response.error();
  }
}

function networkTimeout(): number {
  const isSlow = /2g|3g/.test(networkInformation()?.effectiveType ?? '') || !navigator.onLine;
  return isSlow ? SLOW_NETWORK_TIMEOUT : NETWORK_TIMEOUT;
}
