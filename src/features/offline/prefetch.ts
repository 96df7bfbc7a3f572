import type { FromWorker, ToWorker } from '#core/offline/messages.ts';
import { networkInformation } from '#src/lib/any/connection.ts';
import { whenIdle } from '#src/lib/web/when-idle.ts';
import { createLinkQueue } from './link-queue.ts';
import { pagePathOf } from './page-path.ts';
import { WARMING_BUDGETS, warmingMode } from './warming-mode.ts';

/** Where a session counts the bytes. */
const SPENT = 'site:prefetched';
/** Links are looked for this long after the page has changed, in milliseconds: several changes come together. */
const SETTLED = 300;

let isStarted = false;

/**
 * Has the worker fetch what links lead to before they are followed (design 8). One page at a time, when the browser is
 * idle, so that the rest can still be called off. Where no worker controls the page nothing is fetched, nor while a new
 * one comes or waits, to which what the old one fetches is of no use.
 */
export async function startPrefetch(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const queue = createLinkQueue();
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.ready;
  let underWay: string | undefined;
  const tell = (message: ToWorker) => serviceWorker.controller?.postMessage(message);
  const step = () => {
    const mode = warmingMode();
    const left = WARMING_BUDGETS[mode] - spent();
    const isReplaced = registration.installing !== null || registration.waiting !== null;
    if (underWay !== undefined || !serviceWorker.controller || isReplaced || left <= 0) return;
    underWay = queue.next(mode);
    if (underWay !== undefined) tell({ type: 'WARM', path: underWay, left });
  };
  const later = () => whenIdle(step);

  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data?.type !== 'WARMED' || data.path !== underWay) return;
    spend(data.bytes);
    // Ended by the network: with another one it may go on. A page that cannot be had is not asked for again.
    if (!data.whole && warmingMode() === 'none') queue.giveBack(data.path);
    underWay = undefined;
    later();
  });
  // Another worker knows nothing of it.
  serviceWorker.addEventListener('controllerchange', () => {
    underWay = undefined;
    later();
  });
  const reconsider = () => {
    if (warmingMode() === 'none') tell({ type: 'STOP_WARMING' });
    else later();
  };
  networkInformation()?.addEventListener('change', reconsider);
  for (const type of ['online', 'offline', 'site:saver']) addEventListener(type, reconsider);

  observeLinks(
    (path) => {
      queue.enter(path);
      later();
    },
    (path) => queue.leave(path),
  );
  const expect = (isSure: boolean) => (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const path = link && pagePathOf(link);
    if (!path) return;
    queue.expect(path, isSure);
    step();
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, expect(false), { passive: true });
  for (const type of ['touchstart', 'pointerdown']) addEventListener(type, expect(true), { passive: true });
}

/** Says which pages the links in view lead to; looks for links again whenever the page has changed. */
function observeLinks(onEnter: (path: string) => void, onLeave: (path: string) => void): void {
  const shown = new Map<Element, string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const before = shown.get(target);
        const path = isIntersecting ? pagePathOf(target as HTMLAnchorElement) : undefined;
        if (before === path) continue;
        if (before) onLeave(before);
        if (path) shown.set(target, path);
        else shown.delete(target);
        if (path) onEnter(path);
      }
    },
    { rootMargin: '64px' },
  );
  const known = new WeakSet<Element>();
  const look = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      observer.observe(link);
    }
  };
  let timer = 0;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(look, SETTLED);
  }).observe(document.body, { childList: true, subtree: true });
  look();
}

function spent(): number {
  try {
    return Number(sessionStorage.getItem(SPENT));
  } catch {
    // Who cannot count does not spend.
    return Number.POSITIVE_INFINITY;
  }
}

function spend(bytes: number): void {
  try {
    sessionStorage.setItem(SPENT, String(spent() + bytes));
  } catch {
    // As above.
  }
}
