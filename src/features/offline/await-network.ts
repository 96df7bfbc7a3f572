/** A small file that the worker leaves to the network, and that no portal would answer with the like of. */
const PROBE = '/robots.txt';
const PATIENCE = 3000;
/** Pauses before the tries, in seconds: the longer it takes, the gentler. The last one stays. */
const PAUSES = [5, 30, 60, 120, 240];

/**
 * Asks the server whether it can be reached, until it can: at once where the browser believes so, since a single failed
 * request may mean nothing; then now and then, when the page is looked at, and when the browser says that the network is
 * back. Gives the way to stop it.
 */
export function awaitNetwork(onBack: () => void): () => void {
  let isOver = false;
  let isAsking = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, (PAUSES[Math.min(tries, PAUSES.length - 1)] as number) * 1000);
    tries += 1;
  };
  const ask = async () => {
    if (isAsking || isOver || document.visibilityState !== 'visible') return;
    isAsking = true;
    const isBack = await reaches();
    isAsking = false;
    if (isOver) return;
    if (isBack) onBack();
    else plan();
  };
  const now = () => void ask();
  if (navigator.onLine) now();
  else plan();
  document.addEventListener('visibilitychange', now);
  addEventListener('online', now);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', now);
    removeEventListener('online', now);
  };
}

async function reaches(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return ok && headers.get('content-type')?.startsWith('text/plain') === true;
  } catch {
    return false;
  }
}
