import type { FromWorker, ToWorker } from '#core/offline/messages.ts';
import { isSparing } from '#src/lib/any/connection.ts';
import { whenIdle } from '#src/lib/web/when-idle.ts';
import { connectionChanged, offlinePagesReported } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';

/** What the worker is told of a view; a structural type, since features know no app. */
interface VisitedView {
  locale: 'en' | 'ko';
  params: { id?: string };
  page: { posts?: { type: string; role: string }; offline: string; status?: number };
}

let isConnected = false;
/** Views shown before the worker could be told of them. */
let untold: ToWorker[] = [];

/** The one module that talks to the worker. Registers it once the page is idle, follows its updates and messages. */
export function connectWorker(store: Store): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data?.type === 'READY') {
      store.dispatch(connectionChanged({ workerReady: true }));
      // For tests and for anyone who wonders: the page can be taken offline now.
      document.documentElement.dataset.worker = 'ready';
    }
    if (data?.type === 'NETWORK') store.dispatch(connectionChanged(data.change));
    if (data?.type === 'PAGES') store.dispatch(offlinePagesReported(data.paths));
  });
  // Without a worker (private modes, a refused registration) the site is what it was before it.
  whenIdle(() => void register(store).catch(() => undefined));
}

async function register(store: Store): Promise<void> {
  // What is loaded under data saver, too, imports nothing itself: the helper for it stands in a file of the app's.
  const { followUpdates, hasEntries } = await import('./follow-updates.ts');
  await followUpdates(() => {
    store.dispatch(connectionChanged({ updatesWaiting: store.getState().connection.updatesWaiting + 1 }));
  });
  if (hasEntries()) void import('./keep-entries.ts').then(({ putEntriesBack }) => putEntriesBack());
  await navigator.serviceWorker.ready;
  isConnected = true;
  for (const message of untold) send(message);
  untold = [];
  // After all that the page itself needs, or when someone goes about to use a link; where the network forbids it, when it no longer does.
  const prefetch = () => {
    if (isSparing()) setTimeout(prefetch, 5000);
    else import('./prefetch.ts').then((module) => module.startPrefetch()).catch(() => undefined);
  };
  setTimeout(prefetch, 5000);
  for (const type of ['pointerover', 'touchstart', 'scroll']) addEventListener(type, prefetch, { once: true, passive: true });
}

function send(message: ToWorker): void {
  navigator.serviceWorker.ready.then(
    (registration) => registration.active?.postMessage(message),
    () => undefined,
  );
}

/** The page shown, its data with it, is to be kept: the first one too, though no worker controlled it. */
export function tellWorkerVisited(view: VisitedView, isFirst: boolean): void {
  if (!('serviceWorker' in navigator) || view.page.status) return;
  const { posts } = view.page;
  const path = location.pathname;
  const data = posts?.role === 'detail' ? [`/api/v1/posts/${posts.type}/${view.params.id}?locale=${view.locale}`] : [];
  const message: ToWorker = { type: 'VISITED', path, data, locale: view.locale, warm: !isSparing(), files: isFirst ? pageFiles() : [] };
  if (isConnected) send(message);
  else untold.push(message);
}

/** Scripts, styles and pictures the first page loaded before there was a worker. */
function pageFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && /^\/(assets|images)\/|\.(svg|png)$/.test(url.pathname))
    .map((url) => url.pathname);
}
