import { reloadForUpdate } from './follow-updates.ts';

/** How long to wait for `controllerchange`, which some engines never fire, in milliseconds. */
const PATIENCE = 2500;
/** A worker that cannot take over yet, since the old one still answers a request, is waited for so many times. */
const TURNS = 4;

const channel = () => new BroadcastChannel('site:update');

/** The visitor agrees to the new version in this tab: it takes over, and every tab reloads once. */
export async function takeOver(): Promise<void> {
  const worker = await waitingWorker();
  const others = channel();
  others.postMessage('taken');
  others.close();
  worker?.postMessage({ type: 'SKIP_WAITING' });
  reloadAfter(worker);
}

/** The visitor has agreed in another tab: this one reloads too, also where `controllerchange` never fires. */
export function followOtherTabs(): void {
  channel().onmessage = async () => reloadAfter(await waitingWorker());
}

async function waitingWorker(): Promise<ServiceWorker | null | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.waiting;
}

function reloadAfter(worker: ServiceWorker | null | undefined): void {
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    if (worker?.state === 'installed' && turn < TURNS) return;
    clearInterval(timer);
    reloadForUpdate();
  }, PATIENCE);
}
