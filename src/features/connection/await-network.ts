import { canReachSite } from '#src/shared/dom/can-reach-site.ts';

/** Pauses between the attempts, in seconds. The last one repeats. */
const PAUSES = [5, 30, 60, 120, 240];

/**
 * Asks the server whether it can be reached until it can: at once where the browser believes so, since a single failed
 * request may mean nothing; then at growing intervals, when the page is shown, and when the browser reports a network.
 * Returns a function that stops it.
 */
export function awaitNetwork(onBack: () => void): () => void {
  let isStopped = false;
  let isAsking = false;
  /** The browser has reported a network, or the page is shown again, while a request is under way that began before. */
  let isAskedAgain = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, (PAUSES[Math.min(attempts, PAUSES.length - 1)] as number) * 1000);
    attempts += 1;
  };
  const ask = async () => {
    if (isAsking || isStopped || document.visibilityState !== 'visible') return;
    isAsking = true;
    isAskedAgain = false;
    const isBack = await canReachSite();
    isAsking = false;
    if (isStopped) return;
    if (isBack) onBack();
    else if (isAskedAgain) void ask();
    else schedule();
  };
  const askNow = () => {
    isAskedAgain = true;
    void ask();
  };
  if (navigator.onLine) askNow();
  else schedule();
  document.addEventListener('visibilitychange', askNow);
  addEventListener('online', askNow);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askNow);
    removeEventListener('online', askNow);
  };
}
