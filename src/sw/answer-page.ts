import { guard } from '#core/site/guard.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/site/locales.ts';
import { networkInformation } from '#src/lib/any/connection.ts';
import { CACHES, find, isFresh, isPrivate, isStorable, store } from './caches.ts';
import { fillOfflinePage } from './fill-offline-page.ts';
import { withPatience } from './patience.ts';
import { reportDocument, reportNetwork } from './report-network.ts';
import { findSaved } from './saved-files.ts';

/** How long a page may take before the stored copy is shown, in milliseconds; shorter where the network is known to be poor. */
const PATIENCE = 3000;
const SHORT_PATIENCE = 1500;

/** Every document of ours holds its state in this block; what a captive portal answers does not. */
const MARK = 'type="application/json" id="state"';

type OfflinePage = (locale: Locale) => Promise<Response | undefined>;

/**
 * A navigation: a copy warmed just now; else the network, for a while; else the stored page of that very address;
 * else the offline page of its locale. Never another page's document.
 */
export async function answerPage(event: FetchEvent, offlinePage: OfflinePage): Promise<Response> {
  const url = new URL(event.request.url);
  const verdict = guard(url.pathname);
  const key = url.pathname;
  const isKept = verdict.kind === 'page' && !isPrivate(url);
  const stored = isKept ? ((await find(CACHES.pages, key)) ?? (await findSaved(key))) : undefined;
  if (isFresh(stored)) {
    // The preload is under way whatever happens; left alone, the browser complains of its being cancelled.
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
    return stored;
  }
  const network = (async () => {
    const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Where Chromium and WebKit reject a preload that fails, Firefox hands out an error as if it were an answer.
    if (response.type === 'error') throw new TypeError('the network failed');
    // Only what is ours proves that the network is there; a portal's page does not.
    if (isKept && isStorable(response, 'text/html'))
      event.waitUntil(keepPage(key, response.clone(), false).then((isOurs) => (isOurs ? reportNetwork(true) : undefined)));
    return response;
  })();
  event.waitUntil(network.catch(() => undefined));
  try {
    return await (stored ? withPatience(network, patience()) : network);
  } catch (error) {
    // What the visitor breaks off says nothing of the network.
    if ((error as Error).name !== 'AbortError') event.waitUntil(reportDocument(false, event.resultingClientId, stored));
    if (stored) return stored;
    if (verdict.kind === 'redirect') return Response.redirect(verdict.to, verdict.status);
    const page = await offlinePage(verdict.locale ?? DEFAULT_LOCALE);
    if (!page) return Response.error();
    const text = await fillOfflinePage(await page.text(), verdict.locale ?? DEFAULT_LOCALE);
    return new Response(text, { status: 503, statusText: 'Offline', headers: page.headers });
  }
}

export function isOurDocument(text: string): boolean {
  return text.includes(MARK);
}

/** Stores a document if it is one of ours, and says whether it is. */
export async function keepPage(key: string, response: Response, warmed: boolean): Promise<boolean> {
  const isOurs = isOurDocument(await response.clone().text());
  if (isOurs) await store(CACHES.pages, key, response, warmed);
  return isOurs;
}

function patience(): number {
  return /2g|3g/.test(networkInformation()?.effectiveType ?? '') || !navigator.onLine ? SHORT_PATIENCE : PATIENCE;
}
