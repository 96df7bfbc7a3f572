import { activateWaitingVersion, reloadForUpdate } from './register-service-worker.ts';

/** How long to wait for `controllerchange`, which some engines never fire, in milliseconds. */
const CHECK_INTERVAL = 2500;
/** A worker cannot take over while the old one still answers a request. After so many checks the page reloads anyway. */
const MAX_CHECKS = 4;

const openChannel = () => new BroadcastChannel('site:update');

/** The visitor agrees to the new version in this tab: it takes over, and every tab reloads once. */
export async function activateUpdate(): Promise<void> {
  const worker = await findWaitingWorker();
  const channel = openChannel();
  channel.postMessage('activate');
  channel.close();
  activateWaitingVersion();
  reloadWithoutEvent(worker);
}

/** The visitor has agreed in another tab: this one reloads too, also where `controllerchange` never fires. */
export function followUpdateInOtherTabs(): void {
  openChannel().onmessage = async () => reloadWithoutEvent(await findWaitingWorker());
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
