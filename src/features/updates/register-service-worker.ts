import { Workbox } from 'workbox-window';
import { checkForUpdates } from './check-for-updates.ts';
import { watchRegistration } from './watch-registration.ts';
import { workerUrl } from './worker-url.ts';

export interface ServiceWorkerCallbacks {
  /** A new version waits for the visitor's consent. Called once for each version. */
  onWaiting?: () => void;
}

let workbox: Workbox | undefined;

/** Registers the service worker and follows its updates, once for each page. Rejects where the browser refuses the registration. */
export async function registerServiceWorker({ onWaiting }: ServiceWorkerCallbacks = {}): Promise<void> {
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

/** The waiting version takes over: the visitor agrees. */
export function activateWaitingVersion(): void {
  workbox?.messageSkipWaiting();
}
