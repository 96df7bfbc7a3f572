import { Workbox } from 'workbox-window';
import { reloadForUpdate } from './reload-for-update.ts';

type WorkerUrl = ConstructorParameters<typeof Workbox>[0];

const WORKER = '/sw.js';

let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined;

/** The address of the worker. Where Trusted Types are required it comes from the policy `app-sw`, which lets no other address through. */
export function workerUrl(): WorkerUrl {
  const createScriptURL = (url: string) => {
    if (url !== WORKER) throw new TypeError(`'${url}' is not the worker`);
    return url;
  };
  policy ??= window.trustedTypes?.createPolicy('app-sw', { createScriptURL });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

let workbox: Workbox | undefined;

/**
 * Registers the service worker and follows its updates, once for each page. Rejects where the browser refuses the registration.
 * @param onWaiting Called once for each new version that waits for the visitor's consent.
 */
export async function registerServiceWorker(onWaiting?: () => void): Promise<void> {
  if (workbox) return;
  workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
  const announced = new WeakSet<ServiceWorker>();
  const announce = (worker: ServiceWorker | undefined) => {
    if (!worker || announced.has(worker)) return;
    announced.add(worker);
    onWaiting?.();
  };
  workbox.addEventListener('waiting', ({ sw }) => announce(sw));
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  watchRegistration(registration, announce);
  checkForUpdates(workbox);
}

/** A worker still waiting after this long, in milliseconds, waits for the visitor; the first one and the kill switch take over at once. */
const WAITING_AFTER = 200;

/**
 * Finds waiting workers that workbox-window does not report: it stops listening after the first update that another tab or a
 * check has found, and does not see a worker that another tab is installing while this page registers.
 */
function watchRegistration(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') setTimeout(() => registration.waiting === worker && onWaiting(worker), WAITING_AFTER);
    });
  };
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

const HOUR = 3_600_000;

/** Looks for a new version when the page is shown, when the network is back, and every hour. */
function checkForUpdates(workbox: Workbox): void {
  const check = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  setInterval(check, HOUR);
}

/** How long to wait for `controllerchange`, which some engines never fire, in milliseconds. */
const CHECK_INTERVAL = 2500;
/** A worker cannot take over while the old one still answers a request. After so many checks the page reloads anyway. */
const MAX_CHECKS = 4;

/** Of its own: a page under data saver loads this module alone, and no chunk that it would share with the app. */
const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('site:update') : undefined);

/** The visitor agrees to the new version in this tab: it takes over, and every tab reloads once. */
export async function activateUpdate(): Promise<void> {
  const worker = await findWaitingWorker();
  const channel = openChannel();
  channel?.postMessage('activate');
  channel?.close();
  workbox?.messageSkipWaiting();
  reloadWithoutEvent(worker);
}

/** The visitor has agreed in another tab: this one reloads too, also where `controllerchange` never fires. */
export function followUpdateInOtherTabs(): void {
  const channel = openChannel();
  if (channel) channel.onmessage = async () => reloadWithoutEvent(await findWaitingWorker());
}

async function findWaitingWorker(): Promise<ServiceWorker | null | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.waiting;
}

function reloadWithoutEvent(worker: ServiceWorker | null | undefined): void {
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    if (worker?.state === 'installed' && checks < MAX_CHECKS) return;
    clearInterval(timer);
    reloadForUpdate();
  }, CHECK_INTERVAL);
}
